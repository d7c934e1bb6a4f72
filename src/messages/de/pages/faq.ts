import type { Messages } from '../../messages';

export const questions: Messages['pages']['faq']['questions'] = {
  whichFov: {
    question: 'Welches FOV soll ich nehmen?',
    answer: [
      'Den Winkel, den dein Bildschirm von deinem Platz aus abdeckt. Bei einem flachen Bildschirm ist der horizontale Winkel 2\u00a0·\u00a0atan(Breite / (2 × Abstand)); der vertikale genauso mit der Höhe.',
      'Ein 27″-Bildschirm mit 16:9 deckt bei 50\u00a0cm horizontal 61,7° und vertikal 37,2° ab. Einen Wert, der für alle passt, gibt es nicht: Er hängt von deinem Bildschirm und deinem Sitzabstand ab.',
    ],
  },
  horizontalOrVertical: {
    question: 'Horizontal oder vertikal: Warum wollen Spiele verschiedene Werte?',
    answer: [
      'Jedes Studio hat sich seine eigene Skala ausgesucht. iRacing, Automobilista 2 und Euro Truck Simulator 2 nehmen Grad horizontal. Assetto Corsa, rFactor 2, Le Mans Ultimate und BeamNG.drive nehmen Grad vertikal. Richard Burns Rally rechnet in Radiant, und EA Sports WRC hat einen Regler von 0 bis 100.',
      'Alle können dasselbe Bild beschreiben, solange du die Art von Wert eintippst, die dein Spiel erwartet. Ein horizontaler Winkel in einem vertikalen Feld macht ein 16:9-Bild viel zu breit.',
    ],
  },
  zoomedIn: {
    question: 'Warum wirkt das Bild so herangezoomt?',
    answer: [
      'Wahrscheinlich bist du eine breitere Einstellung gewohnt. Assetto Corsa startet mit 56° vertikal, aber ein 27″-Bildschirm mit 16:9 deckt bei 50\u00a0cm nur 37° ab. Mit der breiteren Einstellung ist alles nur 63\u00a0% so groß, wie es sein sollte.',
      'Wenn du in richtiger Größe mehr sehen willst, rück näher ran, nimm bei gleichem Abstand einen größeren Bildschirm oder stell weitere dazu. Gib dem Ganzen ein paar Sessions, bevor du urteilst.',
    ],
  },
  whereToMeasure: {
    question: 'Von wo aus messe ich den Abstand?',
    answer: [
      'Von deinem Auge bis zur Bildschirmmitte, das Maßband senkrecht zum Bildschirm. Setz dich hin wie beim Fahren, Hände am Lenkrad.',
      'Miss nicht bis zum Monitorständer, zur Tischkante oder zur Rückseite. 10\u00a0cm daneben machen viel aus: Ein 27″-Bildschirm mit 16:9 deckt bei 50\u00a0cm 61,7° ab, bei 60\u00a0cm nur noch 53,0°.',
    ],
  },
  triples: {
    question: 'Ich habe Triple Screens. Welchen Wert trage ich ein?',
    answer: [
      'Das hängt davon ab, wie das Spiel zeichnet. Automobilista 2 und Project CARS 2 nehmen den horizontalen Winkel des mittleren Bildschirms. Assetto Corsa und Competizione nehmen im Triple-Modus stattdessen deine Maße. iRacing kann seinen Wert daraus berechnen.',
      'Ein Spiel ohne Triple-Unterstützung legt ein flaches Bild über alles. Dessen Winkel ist 2\u00a0·\u00a0atan(3 × Breite / (2 × Abstand)): bei drei 32″-Bildschirmen mit 16:9 und 70\u00a0cm 113,3°, nicht dreimal 53,7°. Wähl „Triple“ und 1:1, dann siehst du, was jedes Spiel braucht.',
    ],
  },
  bezels: {
    question: 'Ändern die Rahmen (Bezels) das FOV?',
    answer: [
      'Bei einem einzelnen Bildschirm nicht: Sein Winkel kommt vom sichtbaren Bild, rechne also nie den Rahmen zur Größe dazu. Bei Triple Screens ändern die Rahmen, wie weit die Seitenmonitore gedreht gehören und wie breit das ganze Rig ist.',
      'Bei drei 32″-Bildschirmen mit 16:9 und 70\u00a0cm schieben 8\u00a0mm Rahmen den idealen Seitenwinkel von 53,7° auf 54,7°. 1:1 berücksichtigt das. Klassisch nicht: Sein Winkel für Triple Screen ist der horizontale Winkel mal 1,05.',
    ],
  },
  curved: {
    question: 'Was nehme ich bei einem Curved-Monitor?',
    answer: [
      'Die meisten Spiele zeichnen für flache Bildschirme, also stimmt auf einem gekrümmten kein Wert überall. Ein 49″-Panel mit 32:9 und 1000R braucht bei 70\u00a0cm 81,1°, damit geradeaus alles in Originalgröße ist, und 94,0°, damit die Ränder stimmen. Etwa 87,3° haben insgesamt den kleinsten Fehler.',
      '1:1 bietet alle drei an und nimmt von sich aus den ausgewogenen Wert. Klassisch ignoriert die Krümmung; sein hFov von 81 ist der Wert für geradeaus. iRacing nimmt in den Monitoreinstellungen einen Krümmungsradius an.',
    ],
  },
  ultrawide: {
    question: 'Ist ein 21:9-Ultrawide wirklich 21:9?',
    answer: [
      'Meistens nicht: Die Angabe ist gerundet. 3440×1440 hat ein Verhältnis von 2,39 und 2560×1080 eines von 2,37, während 21 durch 9, die Auswahl 21:9 hier, 2,33 ist.',
      'Bei einem flachen 34″-Bildschirm mit 3440×1440 und 60\u00a0cm ist der horizontale Winkel laut Angabe 67,0° und in Wirklichkeit 67,2°, der vertikale laut Angabe 31,7° und in Wirklichkeit 31,1°. Die klassische Zeile vFov zeigt 29, weil sie durch das Verhältnis teilt. Bei 1:1 kannst du die Pixel deines Bildschirms auswählen.',
    ],
  },
  otherCalculators: {
    question: 'Warum zeigt ein anderer Rechner einen anderen Wert?',
    answer: [
      'Meist, weil er etwas anderes annimmt. Manche teilen den horizontalen Winkel durch das Seitenverhältnis, rechnen den Rahmen zur Diagonale oder nehmen bei Triple Screens mal drei. Bei Curved-Monitoren richten sich die meisten nach den Rändern. Und manche Skalen von Spielen sind nur aus Meldungen von Spielern bekannt.',
      'Auch unsere klassische Tabelle ist eine Näherung. Bei 27″ mit 16:9 und 50\u00a0cm zeigt sie 17.4 für Assetto Corsa, das Grad vertikal nimmt; die Geometrie ergibt 37. Darum zeigt jede klassische Zeile auch 1:1, und bei 1:1 nennt jedes Spiel seine Quellen.',
    ],
  },
  privacyAndCost: {
    question: 'Wird etwas von meinen Eingaben gesendet, und kostet das etwas?',
    answer: [
      'Beides nein. Der Rechner läuft in deinem Browser. Gespeichert wird nur, was du speichern willst, auf deinem Gerät; die Datenschutzseite zeigt alles davon und löscht es. Es gibt keine Konten, keine Cookies und keine Analyse-Tools.',
      'Der Webhoster, der die Seiten ausliefert, sieht, dass eine Seite abgerufen wurde, und führt vielleicht die üblichen Server-Logs. Deine Eingaben gehören nicht zu diesem Abruf.',
    ],
  },
};
