import type { Messages } from '../../messages';

export const guide: Messages['pages']['home']['guide'] = {
  whatFovIs: {
    title: 'Was FOV ist',
    body: [
      'Stell dir deinen Bildschirm als Fenster vor. Von deinem Sitz aus ist der Winkel zwischen seinem linken und rechten Rand das horizontale Sichtfeld (FOV, Field of View), der Winkel zwischen dem oberen und unteren Rand das vertikale.',
      'Auch die Kamera des Spiels hat so einen Winkel. Sind beide gleich, siehst du alles dort und so groß, wie du es durch ein echtes Fenster sehen würdest.',
    ],
  },
  whyItMatters: {
    title: 'Warum das richtige zählt',
    body: [
      'Ein falscher Winkel ändert den Maßstab. Nimm einen 27″-Bildschirm mit 16:9 bei 50\u00a0cm. Assetto Corsa startet mit 56° vertikal, dieser Bildschirm deckt aber 37° ab. Dann ist alles nur 63\u00a0% so groß, wie es sein sollte, und ein Auto 20\u00a0m voraus wirkt so klein wie eines in 32\u00a0m.',
      'Ein zu schmaler Winkel vergrößert das Bild, und Entfernungen wirken kürzer, als sie sind. Mit dem richtigen Winkel bleiben die Proportionen von Entfernungen und Kurven erhalten. Das ist Geometrie, kein Versprechen für bessere Rundenzeiten.',
    ],
  },
  measure: {
    title: 'So misst du dein Rig',
    body: [
      'Du brauchst ein Maßband und am besten eine zweite Person, die abliest.',
      {
        steps: [
          '**Abstand.** Setz dich hin wie beim Fahren, Hände am Lenkrad. Miss vom Auge bis zum Bildschirm, das Maßband senkrecht dazu, auch wenn dein Auge über oder unter der Mitte liegt: Das ändert nur, wo der Horizont hingehört.',
          '**Größe.** Nimm die Diagonale des Bildes von Ecke zu Ecke, ohne Rahmen. Bei einem Curved-Monitor geht es an der Oberfläche entlang.',
          '**Rahmen.** Bei drei Bildschirmen misst du einen Rahmen (Bezel) an einer Seite, vom Bildrand bis zur Außenkante.',
          '**Krümmung.** Der Radius steht meist im Modellnamen oder im Datenblatt: „1000R“ heißt 1000\u00a0mm. Eine kleinere Zahl ist eine stärkere Krümmung.',
        ],
      },
      'Beim Abstand lohnt sich Sorgfalt am meisten. Bei einem 27″-Bildschirm um 50\u00a0cm ändert jeder Zentimeter den horizontalen Winkel um etwa ein Grad.',
    ],
  },
  oneScreen: {
    title: 'Ein Bildschirm',
    body: [
      '_w_ ist die sichtbare Breite, _h_ die sichtbare Höhe und _d_ der Abstand, alle in derselben Einheit; atan liefert Grad. Für einen flachen Bildschirm gilt:',
      {
        list: [
          'horizontal: **H\u00a0=\u00a02\u00a0·\u00a0atan(w / 2d)**',
          'vertikal: **V\u00a0=\u00a02\u00a0·\u00a0atan(h / 2d)**',
        ],
      },
      'Ein 27″-Bildschirm mit 16:9 ist 59,8\u00a0cm breit und 33,6\u00a0cm hoch. Bei 50\u00a0cm ergibt das H\u00a0=\u00a061,7° und V\u00a0=\u00a037,2°. Beide beschreiben dasselbe Bild; trag den ein, nach dem dein Spiel fragt.',
      {
        table: {
          caption: 'Horizontaler Winkel eines flachen Bildschirms, je nach Abstand',
          head: ['Bildschirm', '50\u00a0cm', '60\u00a0cm', '70\u00a0cm', '80\u00a0cm'],
          rows: [
            ['24″ 16:9', '56,0°', '47,8°', '41,6°', '36,7°'],
            ['27″ 16:9', '61,7°', '53,0°', '46,2°', '41,0°'],
            ['32″ 16:9', '70,6°', '61,1°', '53,7°', '47,8°'],
            ['34″ 3440×1440', '77,1°', '67,2°', '59,3°', '52,9°'],
            ['48″ 16:9', '93,5°', '83,1°', '74,4°', '67,2°'],
          ],
        },
      },
    ],
  },
  threeScreens: {
    title: 'Drei Bildschirme',
    body: [
      'Im Idealfall ist dir jeder Seitenmonitor genauso frontal zugewandt wie der mittlere. Mit _g_ als Abstand zwischen zwei Bildern (zwei Rahmen, wenn sie sich berühren) ist der Seitenwinkel **A\u00a0=\u00a02\u00a0·\u00a0atan((w + g) / 2d)**, gezählt von der Ebene des mittleren Bildschirms.',
      'Nimm drei 32″-Bildschirme mit 16:9 bei 70\u00a0cm und 8\u00a0mm Rahmen. Jeder Bildschirm zeigt H\u00a0=\u00a053,7° und V\u00a0=\u00a031,8°. Der ideale Seitenwinkel ist 54,7°; ohne Rahmen wären es 53,7°. Von Außenkante zu Außenkante hat das Rig 163,1°. Die Rahmen ändern den Seitenwinkel und den Gesamtwinkel, nicht das FOV eines einzelnen Bildschirms.',
      'Ein Spiel, das ein flaches Bild über alle drei legt, braucht einen anderen Wert: 2\u00a0·\u00a0atan(3w / 2d), hier 113,3°, nicht dreimal 53,7°. So ein Bild kann nur auf dem mittleren Bildschirm stimmen, außer alle drei stehen in einer Ebene.',
      'Finde also zuerst heraus, was dein Spiel macht. Assetto Corsa und Competizione nehmen im Triple-Modus Breite, Abstand, Rahmen und Seitenwinkel. Automobilista 2 und Project CARS 2 nehmen H des mittleren Bildschirms. iRacing kann seinen Wert aus deinen Maßen berechnen.',
    ],
  },
  curvedScreens: {
    title: 'Curved-Monitore',
    body: [
      'Die Breite eines gekrümmten Panels wird an der Oberfläche entlang gemessen. Ein 49″-Panel mit 32:9 und 1000R hat an der Oberfläche 119,8\u00a0cm, aber nur 112,8\u00a0cm quer hinüber von Rand zu Rand.',
      'Die meisten Spiele zeichnen für flache Bildschirme, also stimmt auf einem gekrümmten kein Wert überall. Du entscheidest, was stimmen soll. Für dieses 49″-Panel bei 70\u00a0cm:',
      {
        list: [
          '**Mitte, H\u00a0=\u00a081,1° und V\u00a0=\u00a027,1°.** Geradeaus in Originalgröße; zu den Rändern hin stimmt es nicht.',
          '**Ausgewogen, H\u00a0=\u00a087,3° und V\u00a0=\u00a030,0°.** Der kleinste Fehler über das ganze Bild, etwa 1,3° im quadratischen Mittel. Geradeaus ist alles 90\u00a0% so groß wie in Wirklichkeit.',
          '**Rand, H\u00a0=\u00a094,0° und V\u00a0=\u00a033,6°.** An den Rändern des Bildschirms stimmt es. Geradeaus schrumpft alles auf 80\u00a0%.',
        ],
      },
      'Nimm H und V aus derselben Wahl. Bei drei Curved-Monitoren nimm „Rand“: Alles andere lässt an den Übergängen Lücken.',
    ],
  },
  classicTable: {
    title: 'Klassisch und 1:1',
    body: [
      'Die farbigen Werte sind die von **1:1**: Die gibst du ein. **Klassisch**, die alte Formel in der Tabelle darunter, nimmt einfache Formeln, die es schon lange gibt. Sie rechnen mit Größe, Seitenverhältnis und Abstand und ignorieren Krümmung, Rahmen und die Aufstellung von Triple Screens. 1:1 berechnet mit der Geometrie auf dieser Seite, was deine Augen von deinem eigenen Rig sehen, und rechnet es in die Skala um, die jedes Spiel wirklich benutzt.',
      'Wo sich die beiden unterscheiden, vertrau 1:1. Bei 27″ mit 16:9 und 50\u00a0cm liegen die klassischen Werte so weit daneben:',
      {
        list: [
          '**Horizontaler Winkel:** Klassisch sagt 62°, die Geometrie 61,7°: nur gerundet.',
          '**Vertikaler Winkel, rFactor und Verwandte:** 35, richtig ist 37.',
          '**Beide Assetto Corsa:** 17.4, richtig ist 37. Sie nehmen den vertikalen Winkel in Grad, 17.4 würde das Bild also mehr als doppelt so groß machen.',
          '**RBR:** 1.080376, richtig ist 0.843.',
          '**F1 2019 und 2020:** 0.1, aber −0.8 nach der Skala, die Spieler melden.',
          '**DiRT Rally 2.0:** 74, aber der Regler hat elf Stufen; −4 kommt am nächsten.',
          '**Seitenwinkel bei Triple Screens:** 64,82°, ideal sind 61,7° ohne Rahmen.',
        ],
      },
      'Breite Bildschirme machen es schlimmer. Bei einem flachen 49″ mit 32:9 und 70\u00a0cm zeigt Klassisch 23 für den vertikalen Winkel, wo 27,1° richtig sind, und 49 für EA WRC, wo der Bereich des Reglers, wie gemeldet als Grad vertikal gelesen, 18 ergibt.',
      'Nicht jedes Spiel sagt, was sein Wert bedeutet. Bei 1:1 steht zu jedem Spiel, wie sicher die Umrechnung ist, warum, und wo das gelesen wurde. Wo nichts Verlässliches bekannt ist, bekommst du deine Winkel und keinen Wert: besser als ein geratener.',
    ],
  },
  commonMistakes: {
    title: 'Häufige Fehler',
    body: [
      {
        list: [
          '**H durch das Seitenverhältnis teilen, um V zu bekommen.** Winkel wachsen nicht wie Längen. 61,7° geteilt durch 16/9 sind 34,7°; richtig sind 37,2°.',
          '**Den Rahmen zur Diagonale rechnen.** Wer 27″ als 28″ eingibt, macht aus 61,7° 63,6°. Auf dem Rahmen ist kein Bild.',
          '**Mal drei nehmen.** Siehe [drei Bildschirme](#guide-three-screens): Das flache Bild in dem Beispiel braucht 113,3°, nicht 161°.',
          '**Vom Monitorständer aus messen.** Steht der Ständer 10\u00a0cm hinter dem Bildschirm, werden aus 50\u00a0cm 60\u00a0cm und aus 61,7° 53,0°.',
          '**Den horizontalen Winkel eintippen, wo das Spiel den vertikalen will.** 62 ergibt in Assetto Corsa etwa 94° quer über ein 16:9-Bild.',
          '**21:9 wörtlich nehmen.** Das sind 2,33, wie bei der Auswahl 21:9 hier. 3440×1440 hat 2,39 und ist damit etwa 2\u00a0% niedriger, als die Angabe vermuten lässt. Bei 1:1 kannst du stattdessen die Pixel auswählen.',
        ],
      },
    ],
  },
  feelsNarrow: {
    title: 'Wenn sich das richtige FOV eng anfühlt',
    body: [
      'Das tut es oft. Ein Bildschirm ist ein kleines Fenster, und Spiele starten meist breiter: iRacing mit 78° horizontal, Assetto Corsa mit 56° vertikal, das sind 87° quer bei 16:9. Wenn du das gewohnt bist, wirkt der richtige Winkel herangezoomt. Du kannst am Fenster selbst etwas ändern:',
      {
        list: [
          '**Näher ran.** Ein 27″-Bildschirm deckt bei 40\u00a0cm 73,5° ab statt 61,7°.',
          '**Ein größerer Bildschirm,** aber bei gleichem Abstand. 32″ bei 60\u00a0cm decken 61,1° ab, nicht mehr als 27″ bei 50\u00a0cm.',
          '**Zwei Bildschirme dazu.** Drei 27″-Bildschirme bei 50\u00a0cm kommen mit dem idealen Seitenwinkel auf 185°, auch ohne Rahmen.',
        ],
      },
      'Im Spiel selbst ist alles ein Kompromiss. Den Sitz zurückzustellen, zeigt mehr vom Cockpit, aber von weiter hinten, als ein Fahrer sitzt. Virtuelle Spiegel holen zurück, was nicht zu sehen ist, aber nicht dort, wo ein Spiegel wäre. Look-to-Apex dreht die Kamera, und die Richtungen auf dem Bildschirm passen nicht mehr zum Auto.',
      'Wenn du trotzdem mehr willst, geh in kleinen Schritten. Auf dem 27″-Bildschirm bei 50\u00a0cm zeigen 66° statt 61,7° alles in 92\u00a0% der Originalgröße. Gib dem richtigen Wert erst ein paar Sessions.',
    ],
  },
};
