import type { Messages } from '../messages';

export const words: Messages['gameDetails'] = {
  parts: { type: 'Eintippen', file: 'In einer Datei', sure: 'Wie sicher wir sind' },
  titles: {
    takes: 'Erwartet',
    menu: 'Im Menü (englisch)',
    tip: 'Gut zu wissen',
    developer: 'Entwickler',
    sources: 'Quellen',
    disagreements: 'Andere Rechner',
    triple: 'Mit drei Bildschirmen',
  },
  restOfView: { title: 'Der Rest der Ansicht', summary: 'Sitz, Neigung und Horizont' },
  takesWithinLimits: (takes, min, max) => `${takes}, von ${min} bis ${max}`,
  takesWithoutLimits: (takes) => `${takes}; die Grenzen sind nicht bekannt`,
  otherwiseTakes: (value, takes) => `${value} (${takes})`,
  measure: 'Miss nach, was der Wert bedeutet',
  feedback: { right: 'Stimmt es in deinem Spiel?', wrong: 'Stimmt nicht?' },
  evidenceSentence: (level) => `${level}.`,
  fileAndKey: '{path}, Schlüssel {key}',
  fileSectionAndKey: '{path}, Abschnitt {section}, Schlüssel {key}',
  fileOnly: '{path}',
  linesOfFile: 'In {path}:',
  linesOfSection: 'In {path}, Abschnitt {section}:',
  readOn: (day) => `(gelesen am ${day})`,
  copyLines: 'Diese Zeilen kopieren',
  patch: 'Meine Datei anpassen',
  inspect: 'Eine Datei untersuchen',
  inspectNote:
    'Wir wissen nicht, welcher Schlüssel seiner Dateien das Blickfeld enthält. Deine kann es verraten.',
  fileNotes: {
    'close-first': 'Schließ erst den Sim: Er schreibt diese Datei beim Beenden.',
    'beyond-179':
      'Dein Gesamtwinkel liegt über 179; dort bleibt der Sim vielleicht stehen. Aus diesen Maßen berechnet er die Ansicht selbst.',
    points:
      'Das Spiel zeichnet allein nach den Punkten: den Rändern deiner Bilder in Metern, mit deinen Augen bei 0,0. Die letzten vier Zeilen sind das, was seine App anzeigt.',
    'frame-width': 'MonitorWidth zählt den Rahmen mit: Es darf nicht kleiner sein als ScreenWidth.',
    'one-camera':
      'Von den sieben Zahlen wird nur die deiner Kamera geändert: die fünfte, wenn du keine andere wählst, denn in der Kameraliste des Spiels steht das Cockpit an fünfter Stelle. Manche Spieler haben stattdessen die vierte geändert.',
    switch:
      'Der Wert zählt nur, solange CockpitOverrideFOV auf 1 steht. In den Dateien, die wir gesehen haben, war es 0; nötig sind also beide Zeilen.',
    'mode-4':
      'Deine Seitenmonitore sind dir nicht zugewandt oder anders groß, und das kann Modus 2 nicht zeigen. In Modus 4 zeigt jeder Bildschirm seinen Teil eines breiteren Bildes, und das ist exakt. Das Spiel unterscheidet die Bildschirme nach ihrer Lage, nicht nach ihrem Namen.',
    'read-at-start':
      'Das Spiel liest die Datei beim Start und schreibt sie neu, wenn du die Anzeigeoptionen änderst.',
  },
  measureColumns: { what: 'Maß', value: 'Bei dir', key: 'In der Datei' },
  keysAreIn: 'Die Datei ist {path}.',
  measuresGoTo: (menu) => `Einzutragen unter: ${menu}`,
  belowRange: 'unter dem angegebenen Bereich des Spiels',
  aboveRange: 'über dem angegebenen Bereich des Spiels',

  takes: {
    horizontal: 'Grad horizontal',
    vertical: 'Grad vertikal',
    'halved-below-60': 'Grad vertikal, unter 60 halbiert',
    'times-58': 'ein Vielfaches von 58° vertikal',
    'twice-vertical': 'doppelter vertikaler Winkel',
    'whole-picture': 'Grad horizontal, vom ganzen Bild',
    'at-16-9': 'Grad horizontal, von einem 16:9-Bild',
    dcs: 'Grad horizontal, vom Viewport',
    'dirt-rally': 'ein Regler von 30° bis 70° vertikal',
    'dirt-rally-2': 'eine von 11 Reglerstufen, von 30° bis 70° vertikal',
    'ea-wrc': 'ein Regler für die Kopfkamera, von 18° bei 0 bis 68° bei 100, vertikal',
    f1: 'ein Regler um 77° horizontal bei 16:9, 2° je Stufe',
    iracing: 'Grad horizontal, von der sichtbaren Breite',
    kartkraft: 'deine Maße; Grad horizontal von einem Bildschirm',
    rbr: 'Radiant: die Breite eines 4:3-Bildes, so hoch wie dein Bildschirm',
    'rbr-triples': 'Radiant: vertikal mal 4/3',
    own: 'eine eigene Skala, wie gemessen',
  },
  otherwise: {
    multiplier: 'Wenn dein Menü einen Multiplikator wie 1.0x zeigt',
    vertical: 'Wenn dein Menü in Grad vertikal zählt',
    'in-file': 'In der Datei, die Nachkommastellen annimmt',
    'in-car-file': 'In der Datei des Autos, mit dem Multiplikator auf 1.0',
  },
  tips: {
    nine: '9 steht für die Standardansicht des jeweiligen Autos.',
    'ac-evo':
      'Jede Kamera und jedes Auto hat einen eigenen Wert. Mit drei Bildschirmen und in VR ist der Regler aus. Die Einstellungsdateien sind binär, von Hand geht da nichts.',
    acc: 'In der Datei stehen sieben ganze Zahlen, eine je Kamera. Ändere nur die, mit der du fährst, höchstwahrscheinlich die fünfte, das Cockpit. Setz panniniProjection auf 0, dann ist das Bild flach.',
    'assetto-corsa':
      'Für Curved-Monitore hat der Custom Shaders Patch den Filter Curved Monitor: Er krümmt das Bild und stellt das FOV selbst ein.',
    'automobilista-2': 'Im Auto änderst du es sofort mit [ und ].',
    beamng:
      'Klick mit Strg auf den Regler, um den Wert einzutippen. Den Ordner der Datei öffnet der Launcher unter Manage User Folder; der Schlüssel steht erst drin, wenn der Wert nicht 45 ist.',
    'dirt-rally': 'Eine Stufe sind 4°. Über die Datei geht es genau.',
    'dirt-rally-2': 'Das Menü zeigt Stufen, keine Grad.',
    'dirt-rally-file':
      'Schreib zuerst <eyefinity force="3x1" osd="" /> in hardwaresettings\\hardware_settings_config.xml, auch bei einem Bildschirm.',
    f1: 'Für die Cockpit-Kamera. T-Cam und Nase starten bei 82°, der T-Cam-Offset bei 85°.',
    'forza-horizon-5':
      'Für das Cockpit. Motorhaube und Stoßstange erlauben 40 bis 70, die Verfolgerkamera 43.5 bis 65.',
    'forza-motorsport': 'Jede Kamera hat einen eigenen Wert.',
    'grid-autosport': 'Der Wert kommt in die Kameradatei des Spiels, nicht in ein Menü.',
    gtr2: 'Im Spiel änderst du es mit Strg und der linken Maustaste; mit Umschalt links und der linken Maustaste setzt du es zurück. In der Datei bleiben die Anführungszeichen stehen.',
    iracing: 'Im Auto änderst du es mit [ und ]. Die Datei behält sechs Nachkommastellen.',
    kartkraft:
      'Das Kameramenü nimmt die Bildschirmbreite mit und ohne Rahmen und deinen Sitzabstand, in mm, und berechnet den Winkel selbst.',
    'live-for-speed': 'Jedes Auto hat einen eigenen Wert.',
    lmu: 'Mit einem Bildschirm kommt der Wert nur in dieses Menü: Eine Datei dafür ist nicht bekannt.',
    raceroom:
      'Noch besser: Nimm dort Advanced FOV. Es fragt nach Bildschirmgröße und Sitzabstand und braucht keinen Wert.',
    'raceroom-legacy':
      'Exakt geht es über die Datei: Darin stehen die Grad vertikal eines Autos, ab Werk 58, und es gibt eine _triples-Variante. Lass den Multiplikator dann auf 1.0.',
    rbr: 'Auf diesen Wert hat dein Seitenverhältnis keinen Einfluss.',
    rennsport:
      'Jedes Auto hat einen eigenen Wert. Die meisten einzelnen Bildschirme brauchen weniger als die 60, die das Spiel erlaubt.',
    'star-citizen':
      'Die Datei nimmt Grad vertikal mit vier Nachkommastellen: 90 im Menü sind dort 58.7155. Das Spiel schreibt sie, sobald du eine Änderung bestätigst.',
    'x-plane':
      'Die Datei merkt sich auch die Höhe, als FOVy_renopt: bei 122 auf 5760 × 1080 ist sie 37.377142.',
    rfactor: 'Default im Menü ist die eigene Ansicht des Autos. Weniger als 35 geht nur in der Datei.',
    'rfactor-2':
      'Aus dem Kommentar in der Datei: 9 heißt die eigene Ansicht des Autos, und die Breite folgt aus deinem Seitenverhältnis.',
  },
  triple: {
    unknown:
      'Was dieses Spiel mit drei Bildschirmen erwartet, ist nicht bekannt. Der Wert gilt für deinen mittleren Bildschirm.',
    same: 'Trag denselben Wert ein, ob ein Bildschirm oder drei.',
    'one-picture':
      'Das Spiel legt ein flaches Bild über alle drei Bildschirme, trag also den Winkel dieses ganzen Bildes ein. Dann kann nur der mittlere stimmen, außer alle drei stehen in einer Ebene.',
    multiview:
      'Schalte Multiview ein und trag denselben Wert ein. Das Spiel dreht die seitlichen Ansichten genau um den horizontalen Winkel deines mittleren Bildschirms und kennt keine Rahmen; stell deinen Ständer auf diesen Winkel.',
    editor:
      'Schalte Multiview ein und trag diese Maße im Geometrie-Editor (Strg und =) oder in der Datei ein. Sie ersetzen den FOV-Wert. In Dateien von Spielern stehen außerdem SubViews=2 und UseSubViewParams=1.',
    trucks:
      'Schreib diese Zeilen in die Datei und schalte die Bezel-Korrektur deines Grafiktreibers aus. Die Modi 2 und 3 brauchen deine Bildschirme als einen durchgehenden Desktop, mindestens 2,5-mal so breit wie hoch. Modus 4 nicht: Dort bekommt in multimon_config.sii jeder Bildschirm eine Richtung und einen Winkel. In den Modi 0 und 1 zeichnet das Spiel ein flaches Bild über alle drei Bildschirme.',
    'trucks-mode-4':
      'Schreib die Zeilen unten in die beiden Dateien und schalte die Bezel-Korrektur deines Grafiktreibers aus. In Modus 4 bekommt jeder Bildschirm eine Richtung und einen Winkel; er passt also zu jedem Aufbau und zu seitlichen Bildschirmen jeder Größe. Die anderen Modi des Spiels passen nur zu drei gleichen Bildschirmen, die dir zugewandt sind.',
    'ac-evo':
      'Schalte Settings > Video > Triple Screen ein und trag diese Maße ein. Sie ersetzen den FOV-Regler.',
    acc: 'Wähl den Rendering-Modus Triple Screen und trag diese Maße ein. Sie ersetzen den FOV-Regler.',
    'assetto-corsa':
      'Setz MODE=TRIPLE unter [CAMERA] in video.ini. Trag dann diese Maße in der Triple-Screen-App ein oder schreib die exakten Punkte unten in ihre Datei: Die gelten für jeden Ständer und auch für anders große Seitenmonitore. Beides ersetzt den FOV-Wert.',
    'automobilista-2':
      'Trag den Wert deines mittleren Bildschirms ein, nicht den Gesamtwinkel: Das Spiel zeichnet selbst drei Ansichten.',
    beamng:
      'Schalte Options > Display > Multi-Monitor Render ein, in den Einstellungen GraphicTripleMonitorEnabled, und trag diese horizontalen Winkel ein, einen je Bildschirm.',
    dcs: 'Mit einer Kamera über alle drei Bildschirme trägst du den Winkel des ganzen flachen Bildes ein. Mit drei Viewports in einer MonitorSetup-Datei bekommt jeder den Winkel eines Bildschirms.',
    f1: 'Trag denselben Wert ein. Das Spiel legt ein flaches Bild über alle drei Bildschirme, es kann also nur der mittlere stimmen.',
    iracing:
      'Tipp diese Maße in den FOV-Rechner des Spiels oder schreib die Zeilen in die Datei, während das Spiel geschlossen ist; beim Beenden schreibt es sie neu. Seinen Wert berechnet es dann selbst. Er sollte auf den hier gezeigten Gesamtwinkel kommen; angezeigt werden vielleicht etwa 2° weniger.',
    kartkraft: 'Trag diese Maße im Kameramenü ein.',
    'live-for-speed':
      'Das Spiel hat unter Options > View eine eigene Aufteilung für mehrere Bildschirme. Der Wert gilt für deinen mittleren.',
    'project-cars-2':
      'Das Spiel zeichnet selbst drei Ansichten. Trag den Wert deines mittleren Bildschirms ein.',
    raceroom:
      'Das Spiel zeichnet selbst drei Ansichten und fragt nach Seitenwinkel und Rahmen. Den Rest macht Advanced FOV.',
    rbr: 'Ein flaches Bild über alle drei Bildschirme nimmt denselben Wert. Für drei richtige Ansichten gibt es das Plugin openRBRTriples, hier mit eigenem Eintrag.',
    'rbr-triples':
      'Trag denselben Wert ein. Das Plugin dreht die seitlichen Ansichten um den horizontalen Winkel eines Bildschirms; den Rest deines Seitenwinkels trägst du bei beiden Seitenmonitoren als Korrektur ein.',
  },
  measures: {
    'eye-distance': 'Sitzabstand',
    width: 'Bildschirmbreite',
    height: 'Bildschirmhöhe',
    'lit-width': 'Sichtbare Bildschirmbreite',
    'framed-width': 'Bildschirmbreite mit Rahmen',
    bezel: 'Rahmen',
    'each-width': 'Breite jedes Bildschirms',
    'each-bezel': 'Rahmen jedes Bildschirms',
    gap: 'Abstand zwischen zwei Bildern',
    'side-angle': 'Seitenwinkel',
    'angle-to-build': 'Seitenwinkel, den du einstellst',
    'angle-you-have': 'Seitenwinkel, den du hast',
    'angle-difference': 'Deiner minus der einzustellende',
    correction: 'Winkelkorrektur jedes Seitenmonitors',
    curved: 'Flach (0) oder gekrümmt (1)',
    'curve-radius': 'Krümmungsradius',
    centre: 'Mittlerer Bildschirm',
    left: 'Linker Bildschirm',
    right: 'Rechter Bildschirm',
    'each-screen': 'Jeder Bildschirm',
    viewport: 'Jeder von drei Viewports',
    borders: 'Ränder',
    'left-seam': 'Linker Übergang',
    'right-seam': 'Rechter Übergang',
    'side-width': 'Breite eines seitlichen Bildschirms',
    'side-height': 'Höhe eines seitlichen Bildschirms',
    'side-distance': 'Sitzabstand zum seitlichen Bildschirm',
    screens: 'Anzahl der Bildschirme',
    views: 'Drei Ansichten',
    projections: 'Ein flaches Bild (0) oder eine Ansicht je Bildschirm (1)',
    'height-follows': 'Höhe folgt der Breite',
    level: 'Kamera waagerecht',
    'mode-0-or-1': 'Das eine flache Bild von Modus 0 oder 1',
    'driver-bezels': 'Stattdessen, wenn dein Grafiktreiber die Rahmen ausgleicht',
  },
  reasons: {
    unknown:
      'Keine verlässliche Quelle sagt, was der Wert bedeutet. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    'f1-carried-over':
      'Übernommen von Messungen, die Spieler an älteren Teilen gemacht haben; wer das für die neuesten getan hat, nennt den Wert selbst ungefähr. Zwei Schätzungen ziehen in entgegengesetzte Richtungen: Nach dem Bildausschnitt von F1 25 liegt die Mitte des Reglers eher bei 82° Breite als bei 77°; nach der Kamera von GRID (2019), mit derselben Engine, läge sie bei 43° Höhe statt 48°. Der Wert kann um etwa 5° danebenliegen, in beide Richtungen.',
    'player-measured':
      'Von einem einzigen Spieler gemessen, dem alle Rechner folgen; Codemasters hat nie veröffentlicht, was der Regler bedeutet.',
    'own-scripts': 'Einmal aus den Skripten des Spiels gelesen; eine Seite zum Verlinken gibt es nicht.',
    'simbin-camera':
      'Dass es ein Multiplikator ist, ist sicher. Dass 1.0 für 58° steht, kommt von anderen Rechnern, und 58 ist wohl die eigene Kamera des Autos, wie bei der Engine, von der diese Spiele kommen und deren Cockpits 65 bis 80 haben: Der Wert stimmt bei Autos, deren Kamera 58 hat; Mods können abweichen.',
    'ac-evo':
      'Das Spiel nennt Grad, aber nicht, ob horizontal oder vertikal. Drei Rechner sagen vertikal, keiner etwas anderes.',
    'ac-rally':
      'Zwei Rechner sagen Grad horizontal, einer davon hatte vorher vertikal. Auch die Standardkamera der Engine, Unreal, zählt horizontal. Aber auch Competizione läuft mit Unreal und zählt Grad vertikal.',
    'city-car-driving':
      'Laut Spielern stehen in der Datei cameras_common.xml zwei Zahlen, 50 quer und 36 hoch, die zu keinem üblichen Seitenverhältnis passen; was sie bedeuten, ist also nicht bekannt. Eine Seite zum Verlinken gibt es nicht.',
    dcs: 'Dass der Schlüssel viewAngle heißt, ist sicher; dass er horizontal zählt, kommt aus einer einzigen Winkeltabelle.',
    'dirt-rally-2':
      'Dass das Spiel den vertikalen Winkel zählt, ist bestätigt: Ein Kamera-Tool nutzt ihn so. Welche Stufe welcher Winkel ist, hat ein Spieler gemessen; Codemasters hat es nie veröffentlicht.',
    'dirt-rally-file': 'Nur eine gefundene Seite sagt, dass die Datei den vertikalen Winkel doppelt zählt.',
    'ea-wrc':
      'Der Text am Regler selbst nennt für die Kopfkamera 18° bei 0 und 68° bei 100, aber dass sie vertikal sind, kommt aus einer einzigen Meldung. Ein Thread im EA-Forum, den wir nicht gelesen haben, soll die Winkel bestreiten.',
    'forza-horizon-5':
      'Das Spiel nennt Grad, aber nicht, ob horizontal oder vertikal; vertikal ist am wahrscheinlichsten.',
    'forza-horizon-6':
      'Keine verlässliche Quelle sagt, was der Wert bedeutet. Das Tool FH6-FoV-Menu ändert die Grenzen seiner fünf Kameras. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    'forza-motorsport':
      'Der Hersteller nennt den Bereich, aber nicht, ob er horizontal oder vertikal gilt; vertikal ist am wahrscheinlichsten.',
    'gran-turismo-7':
      'Das Spiel hat keine FOV-Einstellung; du kannst nur deinen Sitz versetzen. Zwei Rechner geben seine Cockpit-Ansicht mit etwa 55° vertikal an.',
    'grid-autosport':
      'Andere Rechner behandeln es wie das erste DiRT Rally; für dieses Spiel ist es nicht bestätigt.',
    jdm: 'Es hat Regler für die Cockpit-, Außen- und Verfolgerkamera; die Seite der Macher dazu sagt nicht, was die Werte bedeuten. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    kartkraft: 'Aus dem Menü erschlossen. Keine Seite erklärt den Wert.',
    'live-for-speed':
      'Einzige Quelle ist das Handbuch der Spieler; es nennt den Wert die Breite der Ansicht.',
    'microsoft-flight-simulator':
      'Das Spiel nimmt einen Zoom in Prozent, und welcher Winkel 100\u00a0% sind, ist nicht bekannt.',
    'nascar-racing-2003':
      'Das Spiel hat keine FOV-Einstellung; du kannst nur deinen Sitz versetzen. Seine Cockpit-Ansicht soll bei 16:9 etwa 65° breit sein.',
    'project-cars-3': 'Von Project CARS 2 übernommen; für dieses Spiel nicht bestätigt.',
    'project-motor-racing':
      'Keine verlässliche Quelle sagt, was der Wert bedeutet. Das Spiel läuft mit der GIANTS Engine, deren Kameras Grad vertikal zählen. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    raceroom:
      'Alle Tabellen mit Grad horizontal gehen auf eine Aussage vom März 2023 zurück, und andere Rechner widersprechen. In keiner öffentlichen Spielerdatei gibt es einen Schlüssel dafür.',
    'raceroom-legacy':
      'Ein Thread in einem Forum erklärt den Multiplikator und zitiert die Datei des Spiels.',
    rennsport: 'Eine einzige Quelle, die sich nicht prüfen ließ.',
    snowrunner:
      'Keine verlässliche Quelle sagt, was der Regler des Spiels bedeutet. Mit einer Head-Tracking-Mod lassen sich Grad horizontal einstellen, sagt ihr Autor. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    'star-citizen':
      'Dass in der Datei die Grad vertikal stehen, ist bestätigt. Dass das Menü die Breite bei 16:9 zeigt, folgt aus dem, was gespeichert wird; ob es sich anderen Seitenverhältnissen anpasst, ist unbekannt.',
    torcs:
      'Keine verlässliche Quelle sagt, was aus deiner Einstellung wird. Im Quelltext von Speed Dreams, das von TORCS abstammt, hat eine Kamera fovy: Grad vertikal, wo spanaspect 1 ist. Gezeigt werden stattdessen die Winkel deines Bildschirms.',
    'trackmania-tweaker':
      'Aus dem Quelltext des Plugins gelesen. Was der Wert des Spiels ohne Plugin bedeutet, ist unbekannt.',
  },
  notes: {
    'other-calculators': 'Der Bereich von 10 bis 100 stammt aus anderen Rechnern.',
    'limits-unverified': 'Die Grenzen des Reglers sind nicht geprüft.',
    'ac-evo': 'Der Bereich von 10 bis 90 in Stufen von 1 stammt aus den Dateien des Spiels.',
    acc: 'Die meisten Quellen lassen den Bereich bei 90 enden, eine bei 120: Über 90 endet dein Regler vielleicht früher. Dass die fünfte Zahl in der Datei das Cockpit ist, schließen wir daraus, dass das Spiel seine Kameras als Chase, Far Chase, Bonnet, Dash Pro, Cockpit, Dash, Helmet aufführt und in Dateien von Spielern die zuletzt benutzte Kamera 4 ist, von 0 an gezählt.',
    'automobilista-2':
      'Der Bereich ist eine einzelne Meldung: 35 bis 120 bei 16:9; dass er sich mit dem Seitenverhältnis verschiebt wie in Project CARS 2, nehmen wir an.',
    beamng:
      'Schlüssel, Richtung und der Standardwert 45 stammen aus den Skripten des Spiels. Daraus folgt auch, dass der Schlüssel in dieser Datei steht, aber eine Spielerdatei damit haben wir nicht gesehen: Der Pfad ist gemeldet.',
    dcs: 'Die Grenzen stammen aus den Skripten des Spiels und hängen vom Flugzeug ab: 20 bis 140 bei Jets, und höchstens 120, 140, 160 oder 180, wo ein Modul eigene hat.',
    f1: 'Wie weit der Regler geht, ist nicht bekannt: Niemand hat das Menü gezeigt, also ist der Wert hier nicht begrenzt. Dein Regler reicht vielleicht nicht so weit.',
    'farming-simulator-22':
      'Meist endet das Menü bei 90. Eine öffentliche Mod prüft auf 45 bis 120, nach der Tabelle des Spiels.',
    'farming-simulator-25':
      'Aus den Skripten des Spiels gelesen, für Kameras, die bei 60° starten; eine Seite zum Verlinken gibt es nicht.',
    'forza-horizon-5':
      'Der Bereich ist gemeldet, aus den Standardwerten einer Mod. Ein Trainer stellt im Cockpit 28 ein; bei 40 endet also das Menü, nicht die Engine.',
    iracing:
      'Die Grenzen 45, 179 und, über drei Bildschirme, 270 sind von Spielern gemeldet. Zwei Spieler melden, dass der Sim bei 179 stehen bleibt; in den Dateien eines anderen stehen 190 bis 193. Verlass dich über 179 also nicht auf den Wert: Nimm die Maße. In der Datei eines Spielers ist der Wert für drei Bildschirme die Summe ihrer sichtbaren Winkel, ohne die Übergänge.',
    lmu: 'Die Tastenbelegung heißt dort Increase und Decrease Vertical FOV. Spieler melden, dass der Wert mit drei Bildschirmen nichts bewirkt.',
    'project-cars': 'Als Bereich gilt hier der von Project CARS 2.',
    'project-cars-2':
      'Die Verfolgerkamera zoomt und bewegt sich zugleich: Beurteile den Wert nur im Cockpit.',
    rbr: 'Die Grenzen 0.17 und 3.1 sind ungefähr.',
    rfactor: 'Der Bereich von 35 bis 100 ist das, was Spieler vom Menü melden.',
    'star-citizen':
      'Die Grenzen sind nicht geprüft. Wer ein Tool dafür geschrieben hat, fand, dass das Bild unter etwa 60° vertikal nicht mehr schmaler wird.',
  },
  disagreements: {
    'automobilista-2-vertical': 'Ein Wert „in vertikaler Art“. Die Macher des Spiels sagen horizontal.',
    'beamng-horizontal': 'Grad horizontal. Die Skripte des Spiels sagen vertikal.',
    'dirt-rally-2-even':
      'Eine Stufe alle 5°. Gemessen sind sie ungleich: zwischen 5,8° und 2,2° auseinander.',
    'dirt-rally-2-twice':
      'Der doppelte vertikale Winkel. Der gehört in die Datei des ersten DiRT Rally; dieses Menü hat Stufen von −5 bis 5.',
    'ea-wrc-vertical': 'Einfach der vertikale Winkel. Der Text am Regler nennt 18° bei 0 und 68° bei 100.',
    'f1-range':
      'Ein Regler von −10 bis 10. Der eine hat es vom anderen, und niemand hat das Menü gezeigt; wir nennen also keine Grenzen.',
    'live-for-speed-twice':
      'Der doppelte vertikale Winkel. Das Handbuch der Spieler nennt den Wert die Breite der Ansicht.',
    'multiview-bezel':
      'Ein Rahmen als fünfter Wert der Datei. Ihr eigener Kommentar nennt ihn Bezel Gap: von Bild zu Bild, über beide Rahmen.',
    'raceroom-multiplier':
      'Der vertikale Winkel geteilt durch 58 oder durch 40, wie beim Multiplikator, den das Menü vor 2022 hatte. Zeigt deines noch einen, nimm den Wert oben.',
  },
};
