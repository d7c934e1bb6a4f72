import type { Messages } from '../messages';

export const words: Messages['shader'] = {
  title: 'Mach es exakt',
  summary: 'Mit ReShade: was du eintippst',
  lead: {
    curved:
      'Kein flaches Bild stimmt auf einem gekrümmten Bildschirm überall. Ein Shader kann es verbiegen, nachdem das Spiel es gezeichnet hat, sodass alles da zu sehen ist, wo es hingehört.',
    triple:
      'Ein einziges flaches Bild ist auf gedrehten Seitenmonitoren falsch. Ein Shader kann es verbiegen, nachdem das Spiel es gezeichnet hat, sodass alles da zu sehen ist, wo es hingehört.',
    ifOnePicture: (game) =>
      `Falls ${game} ein einziges flaches Bild über alle drei Bildschirme zeichnet, ist es auf den gedrehten falsch. Ein Shader kann es verbiegen, nachdem das Spiel es gezeichnet hat, sodass alles da zu sehen ist, wo es hingehört.`,
  },
  inGame: (game, without) => (without === null ? `Im Spiel ${game}` : `Im Spiel ${game}, statt ${without}`),
  copyNumber: (game) => `Wert für ${game} mit dem Shader kopieren`,
  inReShade: (shader) => `In ReShade, unter ${shader}`,
  columns: { slider: 'Regler', value: 'Wert' },
  copySlider: (slider) => `${slider} kopieren`,
  savePreset: 'Als Preset speichern',
  left: {
    nothing: 'Nichts auf deinen Bildschirmen liegt um 0,1° oder mehr daneben.',
    steps: (error) => `Seine Regler haben Stufen: Manches liegt bis zu ${error} daneben.`,
    frames: (error) =>
      `Seine Regler haben Stufen, und Rahmen kennt er nur ungefähr: Manches liegt bis zu ${error} daneben.`,
  },
  proportions:
    'Nur die Verhältnisse zählen, also können diese Werte ein wenig von deinen eigenen Maßen abweichen.',
  price: (share, dark) =>
    `Der Preis: Geradeaus bleiben ${share} der Pixel jeder Zeile, und an den Außenkanten bleiben ${dark} der Höhe dunkel.`,
  sharpness: (withShader, without) => `Das sind ${withShader} Pixel pro Grad statt ${without}.`,
  bentToo: 'Anzeigen und Menüs, die das Spiel darüberlegt, werden mit verbogen.',
  antiCheat:
    'Der Anti-Cheat eines Spiels kann ReShade verbieten, vor allem online. Wir wissen nicht, welche das tun: Finde es heraus, bevor du es installierst.',
  howTo: (shader) =>
    `Installiere {reshade} für das Spiel und wähle in seinem Installer {shaders}. Schalte im Spiel in seinem Menü ${shader} ein.`,
  readOn: (version, day) => `Namen und Bereiche wie in Version ${version} (gelesen am ${day}).`,
  unable: {
    'curved-triple': 'Hier geht es nicht: Der Shader für drei Bildschirme kennt nur flache.',
    'unequal-screens': 'Hier geht es nicht: Der Shader braucht drei Bildschirme von einer Größe.',
    'spans-180':
      'Hier geht es nicht: Deine Bildschirme decken 180° oder fast so viel ab, und so breit ist kein flaches Bild.',
  },
  outOfRange: ({ shader, slider, from, to }) =>
    `Hier geht es nicht: ${slider} geht in ${shader} von ${from} bis ${to}, und deine Bildschirme liegen außerhalb.`,
};
