import type { Messages } from '../messages';

export const words: Messages['monitors'] = {
  title: 'Monitor suchen',
  close: 'Schließen',
  search: 'Name oder Modellcode',
  example: 'C49RG90, 49 1000R',
  list: 'Monitore',
  count: (count) => `Gefundene Monitore: ${count}`,
  more: (count) => `Und ${count} weitere. Tipp mehr vom Namen ein oder eine Größe.`,
  thisScreen: (pixels) => `Dieser Bildschirm hat ${pixels} Pixel. Passende Modelle stehen oben.`,
  countNearly: (count) => `Kein genauer Treffer. Ähnlich: ${count}`,

  loading: 'Die Monitorliste wird geladen …',
  asksAgain: 'Die Monitorliste wurde nicht geladen. Neuer Versuch …',
  offline:
    'Du scheinst offline zu sein. Die Liste lädt, sobald du wieder online bist; oder schließ das hier und tipp deine Zahlen ein.',
  failed:
    'Die Monitorliste wurde nicht geladen. Versuch es noch mal, oder schließ das hier und tipp deine Zahlen ein.',
  tryAgain: 'Noch mal versuchen',

  nearly: (typed) => `Kein genauer Treffer für „${typed}“. Meinst du einen von diesen?`,
  noMatch: (typed) =>
    `Kein Monitor passt zu „${typed}“. Versuch einen Teil des Codes, oder schließ das hier und tipp Größe, Seitenverhältnis und Krümmung von der Verpackung oder aus dem Datenblatt ein.`,

  facts: (size, shape, curve) => `${size} · ${shape} · ${curve}`,
  pixels: (width, height) => `${width} × ${height}`,
  ratioAndPixels: (ratio, pixels) => `${ratio}, ${pixels}`,
  curved: (radius) => `${radius}R`,
  flat: 'flach',
  curvedSomehow: 'gekrümmt, Radius unbekannt',
  curveNotKnown: 'flach oder gekrümmt: unbekannt',

  filledIn: (name) => `Werte von ${name} übernommen`,
  undo: 'Rückgängig',
  from: 'Werte übernommen von:',
  confidence: {
    high: 'Datenlage: gut.',
    medium: 'Datenlage: mittel.',
    low: 'Datenlage: dünn. Prüf die Größe auf der Verpackung oder mit dem Maßband.',
  },
  curveNotSaid: 'Ob er gekrümmt ist, wissen wir nicht; „Curved-Monitor“ bleibt unverändert.',
  askRadius:
    'Er ist gekrümmt, aber der Radius fehlt in der Liste. Er steht auf der Verpackung: 1000R, 1500R, 1800R.',
  radius: (radius) => `${radius}R`,
  radiusLabel: (radius) => `Krümmungsradius: ${radius}R`,
  curveEvidence: {
    curved: {
      maker: 'Die Krümmung nennt der Hersteller.',
      review: 'Die Krümmung stammt aus einem Test.',
      shop: 'Die Krümmung stammt aus Shop-Texten.',
      implied: 'Die Krümmung ist nicht ausdrücklich genannt.',
    },
    flat: {
      maker: 'Laut Hersteller ist er flach.',
      review: 'Laut einem Test ist er flach.',
      shop: 'Laut Shop-Texten ist er flach.',
      implied: 'Keine Liste nennt ihn gekrümmt, also gilt er als flach.',
    },
  },
  remarks: {
    'marketed-size':
      'Bekannt ist nur die Größe auf der Verpackung; das Bild kann bis zu einem halben Zoll kleiner sein.',
    'includes-margin':
      'In der Größe steckt ein Rand, in dem das Panel das Bild verschiebt; das Bild ist also etwas kleiner.',
    bendable: 'Die Krümmung ist einstellbar: Eingetragen ist die stärkste.',
  },
  notInList: (ratio) =>
    `Seine Form ist keines der fünf Seitenverhältnisse: Klassisch nimmt das nächste, ${ratio}, 1:1 seine Pixel.`,
  sources: 'Quellen',
  sourcesTitle: 'Quellen:',
  sourcesLoading: 'Die Quellen werden geladen …',
  sourcesFailed: 'Die Quellen wurden nicht geladen.',
};
