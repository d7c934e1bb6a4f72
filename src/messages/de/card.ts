import type { Messages } from '../messages';

export const words: Messages['card'] = {
  title: 'Mit einer Karte messen',
  intro:
    'Halte eine Bankkarte (85,60 × 53,98\u00a0mm) flach an den Bildschirm. Mach den Umriss so breit wie die Karte: Zieh an seiner Kante oder nimm den Regler oder die Pfeiltasten.',
  slider: 'Breite des Umrisses',
  sliderText: (pitch) => `Ein Pixel ist ${pitch} breit`,
  narrower: 'Etwas schmaler',
  wider: 'Etwas breiter',
  size: (size, error) => `${size} ± ${error}`,
  sides: (width, height, pitch) => `Sichtbare Fläche ${width} × ${height}, Pixelabstand ${pitch}`,
  howSure:
    'So viel machen ein Pixel an der Karte und zwei nach Augenmaß angelegte Kanten aus. Ein Maßband ist genauer.',
  otherShape: 'Dieser Bildschirm hat ein anderes Seitenverhältnis als das eingegebene. Prüfe auch das.',
  warningsTitle: 'Das Ergebnis ist falsch, wenn',
  warnings: [
    'dein Browser zoomt: stell ihn zuerst auf 100\u00a0% (Strg oder Cmd und 0)',
    'dieses Fenster nicht auf dem Monitor liegt, auf dem du fährst',
    'dein Monitor nicht mit seiner eigenen Auflösung läuft oder das Bild ihn nicht ausfüllt',
    'du am Handy bist: dann wird dessen Display gemessen',
  ],
  zoomed: 'Dein Browser scheint zu zoomen. Stell ihn zuerst auf 100\u00a0%.',
  small:
    'Das sieht nach einem Handy oder einem kleinen Fenster aus. Gemessen wird der Bildschirm, auf dem es liegt.',
  use: (size) => `${size} übernehmen`,
  cancel: 'Abbrechen',
};
