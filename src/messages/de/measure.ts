import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['measure'] = {
  game: {
    title: 'Dein Spiel',
    label: 'Spiel',
    other: 'Ein anderes Spiel …',
    name: 'Sein Name',
    where: (menu) => `Hier steht der Wert: ${menu}.`,
    range: (min, max) => `Er reicht von ${min} bis ${max}.`,
    record: (takes, level) => `Bei uns steht: ${takes}. ${level}.`,
    noRecord: 'Wir wissen nicht, was der Wert bedeutet. Du kannst es herausfinden.',
  },

  pictures: {
    title: 'Deine Bilder',
    choose: 'Bilder auswählen',
    chooseMore: 'Weitere auswählen',
    drop: 'oder 2 bis 4 Screenshots hierher ziehen: PNG, JPEG oder WebP, alle gleich groß. Ein weiteres, aus einem Fenster anderer Form, darf dabei sein. Sie bleiben in diesem Browser.',
    reading: 'Die Bilder werden gelesen …',
    number: 'Der Wert im Spiel',
    turned: 'Der Blick ist gedreht',
    window: 'In einem Fenster anderer Form',
    remove: (name) => `${name} löschen`,
    size: (width, height) => `${width} × ${height}`,
    tooMany: 'Fünf Bilder genügen. Die übrigen wurden weggelassen.',
    refusal: {
      empty: 'Die Datei ist leer.',
      jxr: 'HDR-Screenshots (.jxr) kann kein Browser öffnen. Speichere ihn als PNG, oder schalte HDR aus.',
      'other-picture':
        'Diese Art von Bild lässt sich hier nicht lesen. Speichere es als PNG, JPEG oder WebP.',
      'no-picture': 'Das ist kein Bild, wie immer die Datei heißt.',
      animated: 'Das Bild bewegt sich. Mach einen einzelnen Screenshot.',
      photo:
        'Das ist ein Foto. Eine Kamera verbiegt und kippt den Bildschirm: Mach einen Screenshot im Spiel.',
      upright: 'Das Bild ist höher als breit: kein Screenshot eines Rennens.',
      'too-small': 'Das Bild ist weniger als 640 Pixel breit: zu grob zum Messen. Nimm das Original.',
      'too-large': 'Das Bild ist zu groß: Bis 8K ist es lesbar.',
      damaged: 'Das Bild ist beschädigt und lässt sich nicht öffnen.',
    },
    refused: (name, reason) => `${name}: ${reason}`,
    problem: {
      'too-few': 'Es braucht mindestens zwei Bilder.',
      'number-missing': (name) => `Trag den Wert ein, mit dem ${name} aufgenommen ist.`,
      'size-differs': (name) =>
        `${name} hat eine andere Größe als das erste Bild. Alle müssen ganze Screenshots einer Größe sein.`,
      'shape-differs': (name) =>
        `${name} hat eine andere Form als die übrigen. Lief das Spiel in einem Fenster anderer Form, gib es an; sonst müssen alle ganze Screenshots einer Größe sein.`,
      'same-number': (name) =>
        `Zwei Bilder haben denselben Wert. Ist der Blick in ${name} gedreht, gib es an; sonst nimm eines mit einem anderen Wert.`,
      'turned-alone': (name) =>
        `${name} ist gedreht. Trag den Wert eines Bildes ein, das geradeaus sieht: Beide müssen denselben haben.`,
      'window-alone': (name) =>
        `${name} ist aus einem anderen Fenster. Trag den Wert eines Bildes ein, das geradeaus sieht: Beide müssen denselben haben.`,
      'window-turned': (name) =>
        `${name} kann nicht gedreht und zugleich aus einem anderen Fenster sein. Sieh im Fenster geradeaus.`,
    },
  },

  marking: {
    title: 'Markiere dieselben Dinge',
    pairs: 'Bilder zum Vergleichen',
    zoom: (from, to) => `${from} und ${to}`,
    turn: (number) => `${number}, gedreht`,
    window: (number) => `${number}, anderes Fenster`,
    picture: (number) => `Bild bei ${number}`,
    turnedPicture: (number) => `Gedrehtes Bild bei ${number}`,
    windowPicture: (number) => `Anderes Fenster bei ${number}`,
    count: (count, wanted) => `${count} von ${wanted}`,
    next: [
      'Klick etwas Fernes nahe dem linken Rand dessen an, was beide Bilder zeigen, dann dasselbe im anderen.',
      'Jetzt etwas nahe dem rechten Rand.',
      'Jetzt etwas tiefer oder höher, nahe einer Seite.',
      'Noch eines, auf der anderen Seite.',
    ],
    nextInOther: 'Klick jetzt dasselbe im anderen Bild an.',
    enough: 'Das genügt. Mehr Punkte machen es genauer.',
    fine: 'Klick in den vergrößerten Teil oder nimm die Pfeiltasten, um den Punkt zu rücken: 1 Pixel, mit Umschalt 10.',
    add: 'Punkt hinzufügen',
    undo: 'Rückgängig',
    remove: 'Löschen',
    removePoint: (number) => `Punkt ${number} löschen`,
    point: (number, picture) => `Punkt ${number}, ${picture}`,
    pointAt: (x, y) => `${x} von links, ${y} von oben`,
    loupe: (picture) => `Vergrößert, ${picture}`,
    points: 'Punkte',
    off: (pixels) => `${pixels}\u00a0px daneben`,
    notYet: 'erst in einem Bild',
    noResidual: '–',
    outlier: 'Passt zu keinem der anderen: Prüf ihn. Er zählt nicht.',
    removed: (number) => `Punkt ${number} ist gelöscht.`,
    placed: (number, picture) => `Punkt ${number} ist gesetzt, ${picture}.`,
    overlay: 'Übereinander legen',
    overlayHint: 'Ferne Dinge müssen stillstehen. Nahe dürfen springen. Der Knopf hält den Wechsel an.',
    showOther: 'Das andere zeigen',
    overlayLabel: 'Beide Bilder übereinander',
  },

  matching: {
    start: 'Ohne Klicks versuchen',
    tried:
      'Bisher nur an gezeichneten Bildern erprobt, nie an denen eines Spiels. Markierte Punkte genügen und zählen immer mehr.',
    comparing: (pair) => `Verglichen wird: ${pair} …`,
    cancel: 'Abbrechen',
    pair: (pair, outcome) => `${pair}: ${outcome}`,
    zoom: ({ score, second, unevenness }) =>
      `passt, Ähnlichkeit ${score} von 1; jede andere Vergrößerung höchstens ${second}. Mitte und Rand weichen um ${unevenness} ab.`,
    turn: (score) => `passt, Ähnlichkeit ${score} von 1.`,
    seatMoves:
      'Nah und Fern sind verschieden gewachsen: Der Sitz rückt mit dem Wert. Nur was draußen ist, hat gezählt.',
    check: 'Ohne Klicks verglichen. Sieh es dir an, bevor du ihm traust.',
    discard: 'Es steht nicht still: lieber Punkte markieren',
    byHand: (reason) => `${reason} Markiere Punkte von Hand.`,
    refusal: {
      'sizes-differ': 'Die Bilder sind verschieden groß.',
      'too-small': 'Die Bilder sind zu klein.',
      'no-match': 'Nichts im einen ist dem anderen ähnlich genug.',
      'two-matches': 'Zwei Vergrößerungen passen fast gleich gut.',
      'too-far-apart':
        'Die Werte liegen so weit auseinander, dass zu wenig in beiden zu sehen ist. Ein Bild dazwischen würde genügen.',
      'bent-turn':
        'Das gedrehte Bild passt nicht überall zu einer Drehung: Es ist wohl gebogen, oder nahe Dinge haben sich bewegt.',
      failed: 'Der Vergleich lief nicht.',
    },
  },

  result: {
    title: 'Ergebnis',
    waiting: 'Markiere dieselben Dinge in beiden Bildern, dann steht hier das Ergebnis.',
    waitingForPictures: 'Sobald Bilder verglichen sind, steht hier das Ergebnis.',
    clear: (meaning) => `Gemessen: Der Wert ist ${meaning}.`,
    at: ({ number, v, sd, h }) => `${number} gibt ein Bild von ${v} Höhe (± ${sd}) und ${h} Breite.`,
    next: (meaning, deviations) =>
      `Die nächstbeste Deutung, ${meaning}, ist ${deviations} Standardabweichungen entfernt.`,
    alikeShape: (meaning) =>
      `Möglich ist auch: ${meaning}. Auf deinem Bildschirm ist das dasselbe. Ein Bild in einem Fenster anderer Form würde es zeigen.`,
    alikeNumber: (meaning) =>
      `Möglich ist auch: ${meaning}. Für diese Werte ist das dasselbe. Ein Bild mit einem anderen Wert würde es zeigen.`,
    scale: (counting) =>
      `Der Wert ist ${counting}. Ob von unten nach oben oder von links nach rechts, lässt sich an diesen Bildern nicht sehen.`,
    undecided: 'Diese Bilder lassen mehr als eine Bedeutung zu:',
    more: (count) => plural(count, { one: `und ${count} weitere`, other: `und ${count} weitere` }),
    noFamily: 'Keine bekannte Bedeutung passt. Gemessen bei der Form deiner Bilder:',
    noFamilyWithout: 'Keine bekannte Bedeutung passt, und ohne gedrehtes Bild ist kein Winkel messbar.',
    line: (meaning) => `Eine gerade Linie würde passen: ${meaning}.`,
    advice: {
      'turned-picture':
        'Nimm ein Bild mit zur Seite gedrehtem Blick dazu, beim Wert mit dem weitesten Bild: Es unterscheidet von unten nach oben und von links nach rechts.',
      'another-number':
        'Nimm ein Bild mit einem dritten Wert dazu, weit weg von den anderen: Es unterscheidet eine Regel von der anderen.',
      'more-points':
        'Markiere mehr Punkte, an beiden Seiten und in verschiedener Höhe: Die Messung ist zu grob.',
    },
    shifted: (share) =>
      `Die Mitte der Vergrößerung liegt ${share} neben der Bildmitte: Das Spiel verschiebt den Horizont. Das ist berücksichtigt.`,
    record: {
      agrees: 'Bei uns steht dasselbe.',
      'agrees-otherwise': 'Bei uns steht das als andere Bedeutung des Werts in manchen Fällen.',
      contradicts: (takes, level) =>
        `Bei uns steht etwas anderes: ${takes}. ${level}. Bitte schick uns deine Messung.`,
      'cannot-tell': 'Was bei uns steht, ist unter dem, was möglich ist.',
    },
    sameGames: (names) => `Spiele mit derselben Bedeutung: ${names}.`,
    type: 'Trag ein',
    typed: (game) => `Wert für ${game}`,
    forRig: (rig) => `für ${rig}`,
    isDefault: 'Mit diesem Rig beginnt die Seite.',
    changeRig: '[Gib deines im Rechner ein](/)',
    use: 'Hier verwenden',
    useMeans:
      'Das Spiel steht dann neben den anderen, mit deinem Rig, und der Wert folgt ihm. Es bleibt in der Adresse der Seite und bei einem Rig, das du speicherst.',
    useListed: 'Öffnet das Spiel mit deinem Rig.',
    unnamed: 'Mein Spiel',
    tooManyKept: (count) => `${count} gemessene Spiele sind schon da. Entferne erst eines davon.`,
    impossible: 'Dein Rig lässt sich so nicht aufbauen, also gibt es keinen Wert dafür.',
    refusal: {
      'not-finite': 'Ein Wert oder ein Punkt liegt außerhalb dessen, was ein Bild haben kann.',
      'too-few-points': 'Es braucht mehr Punkte.',
      'points-do-not-match':
        'Diese Punkte gehören nicht zusammen. Liegt jeder in beiden Bildern auf demselben Ding?',
      'numbers-equal': 'Beide Bilder haben denselben Wert.',
      'nothing-grew':
        'Die Bilder unterscheiden sich nicht, obwohl es ihre Werte tun. Gilt der Wert für diese Kamera?',
      'points-disagree':
        'Die Punkte widersprechen einander. Entweder liegt einer auf einem anderen Ding, oder nahe Dinge haben sich bewegt: Markiere nur ferne. Sind Nah und Fern verschieden gewachsen, rückt der Sitz mit dem Wert.',
      'turn-too-small': 'Die Drehung ist zu klein, oder die Punkte liegen zu eng. Sieh weiter zur Seite.',
      'nothing-measured': 'Noch ist nichts gemessen.',
      'pictures-disagree':
        'Die Bilder widersprechen einander. Sind alle vom selben Ort, mit den Werten, die hier stehen?',
    },
    notFlat: (middle, edge) =>
      `Das Bild ist nicht flach: In der Mitte ändert es sich um den Faktor ${middle}, am Rand um ${edge}. Schalte Panini, Fischauge oder Linseneffekte aus. Bleibt es so, stimmt für dieses Spiel kein einzelner Wert.`,
    refused: (pair, reason) => `${pair}: ${reason}`,
  },

  report: {
    title: 'Sag es uns',
    lead: 'Das ist alles, was wir zum Nachrechnen brauchen: Zahlen, keine Bilder. Von selbst wird nichts gesendet.',
    version: 'Version des Spiels, wenn du sie weißt',
    label: 'Bericht',
    copy: 'Bericht kopieren',
    copied: 'Bericht kopiert',
    mail: 'Per Mail schicken',
    subject: (game) => `Gemessen: ${game}`,
  },

  file: {
    title: 'Kein Wert im Menü?',
    lead: 'Manche Spiele legen das Blickfeld in einer Datei ab. Kennen wir ihre Schlüssel nicht, kann deine sie verraten: Aufgelistet werden nur die Namen.',
    open: 'Eine Datei untersuchen',
  },
};
