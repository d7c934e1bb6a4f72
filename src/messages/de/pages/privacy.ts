import type { Messages } from '../../messages';

export const privacySections: Messages['pages']['privacy']['sections'] = {
  introduction: {
    title: 'Einleitung',
    body: (site) => [
      `${site} ist ein kostenloser FOV-Rechner für Rennspiele. Hier steht, was mit deinen Daten geschieht, wenn du ihn benutzt.`,
      'Kurz gesagt: Der Rechner läuft in deinem Browser, wir können nicht sehen, was du eingibst, und nichts davon wird gespeichert, wenn du es nicht willst; dann bewahrt es dein eigener Browser auf, und [eine Schaltfläche](#privacy-stored) löscht es. Der Webhoster, der die Seiten ausliefert, führt möglicherweise die üblichen Server-Logs.',
    ],
  },
  informationWeCollect: {
    title: 'Welche Daten wir erheben',
    body: [
      'Über den Rechner erheben wir keine Daten. Was du eingibst, wird auf deinem Gerät zum Berechnen der Ergebnisse verwendet. Es wird weder an uns noch an andere übermittelt und nur gespeichert, wenn du es willst: Lädst du die Seite neu, stehen die Felder wieder auf den Standardwerten. Wenn du deine Werte mit „Link kopieren“ in die Adresse der Seite übernimmst oder einen solchen Link öffnest, stehen sie in der Adresse hinter einem #, einem Teil, den Browser nie an einen Server senden. Wem du den Link gibst, der kann ihn lesen, und dein Browser bewahrt ihn wie jede Adresse vielleicht in seinem Verlauf auf. Wenn du einen Link öffnest, wird auf deinem Gerät nichts gespeichert.',
      'Es gibt keine Konten, keine Anmeldung und keine Zahlungen; wir fragen also nicht nach Namen, Anschrift oder Karte.',
      'Die Website besteht aus Dateien, die ein Webhoster ausliefert. Wie jeder Webhoster sieht er, dass eine Seite abgerufen wurde, und führt möglicherweise die üblichen Server-Logs. Solche Logs enthalten in der Regel die IP-Adresse, den Zeitpunkt, die Seite und die Art des Browsers. Deine Eingaben enthalten sie nicht, denn die gehören nie zu einem Abruf. Wenn du „Monitor suchen“ benutzt, lädt dein Browser die ganze Monitorliste von dieser Website und durchsucht sie auf deinem Gerät; was du suchst und auswählst, wird nicht übermittelt. Wenn du „Meine Datei anpassen“ benutzt, liest dein Browser die ausgewählte Datei, ändert sie auf deinem Gerät und gibt sie dir zurück; nichts davon wird übermittelt oder aufbewahrt. „Eine Datei untersuchen“ liest sie ebenso und listet die Namen darin auf. Wenn du ein Spiel ausmisst, liest dein Browser die ausgewählten Screenshots; sie werden weder übermittelt noch aufbewahrt, und ein Bericht geht nur hinaus, wenn du ihn mailst oder veröffentlichst.',
      'Wenn du uns eine E-Mail schreibst, erhalten wir deine Adresse und das, was du schreibst.',
    ],
  },
  cookiesAndTracking: {
    title: 'Cookies und Tracking',
    body: [
      'Wir setzen keine Cookies. Es gibt keine Analyse-Tools, keine Werbung und keinerlei Tracking.',
      'Was du speichern willst, bewahrt dein Browser in seinem lokalen Speicher auf deinem Gerät auf. Es wird nie irgendwohin übermittelt:',
      {
        list: [
          'die Spiele, die du auswählst, damit sie oben bleiben',
          'dein Rig mit deinem Spiel und Einheiten, wenn du „Beim nächsten Mal öffnen“ wählst',
          'die Rigs, die du unter einem Namen speicherst',
          'das Design, wenn du in der Fußzeile eines wählst',
          'dass die Taste ? ausgeschaltet ist, wenn du sie ausschaltest',
        ],
      },
      'Was nicht mehr lesbar ist, wird dort beiseitegelegt statt gelöscht, bis du es löschst.',
      'Nach deinem ersten Besuch behält dein Browser außerdem eine Kopie der Dateien dieser Website, damit die Seiten sich schnell und auch offline öffnen. Die Kopie ist für alle gleich und enthält nichts von dir; hast du sie gelöscht, kommt sie mit der nächsten Seite wieder, die du öffnest.',
    ],
  },
  thirdPartyServices: {
    title: 'Dienste Dritter',
    body: [
      'Die Seiten fragen bei keinem Dritten etwas ab: Schriften, Skripte und Zeichnungen kommen von dieser Website. Beteiligt ist sonst nur der Webhoster, der die Dateien ausliefert, wie unter „Welche Daten wir erheben“ beschrieben. Die Kontaktadresse öffnet dein eigenes E-Mail-Programm; was du sendest, läuft über die E-Mail-Anbieter beider Seiten.',
    ],
  },
  dataSecurity: {
    title: 'Datensicherheit',
    body: [
      'Deine Eingaben bleiben in der geöffneten Seite auf deinem Gerät und sind weg, wenn du die Seite schließt oder neu lädst; ausgenommen ist, was du in einen Link übernommen oder deinem Browser zum Aufbewahren gegeben hast. Das bleibt auf deinem Gerät, bis du es entfernst. Wir führen keine Datenbank von Nutzern oder Eingaben, es kann also keine verloren gehen oder nach außen dringen. E-Mail ist nie völlig sicher; sende uns bitte nichts Vertrauliches.',
    ],
  },
  yourRights: {
    title: 'Deine Rechte',
    body: [
      'Je nachdem, wo du lebst, kannst du nach geltendem Recht Auskunft über die personenbezogenen Daten verlangen, die zu deiner Person gespeichert sind, ihre Berichtigung oder Löschung verlangen oder ihrer Verarbeitung widersprechen. Aus deiner Nutzung des Rechners speichern wir keine, es gibt für uns also nichts mitzuteilen, zu berichtigen oder zu löschen.',
      'Hast du uns geschrieben, kannst du eine Kopie dieses Schriftwechsels oder seine Löschung verlangen. Auch zu den Server-Logs des Hosters kannst du uns fragen. Wo das Recht es vorsieht, kannst du dich bei deiner Datenschutz-Aufsichtsbehörde beschweren.',
    ],
  },
  childrensPrivacy: {
    title: 'Datenschutz bei Kindern',
    body: [
      'Der Rechner fragt niemanden nach personenbezogenen Daten, egal welchen Alters, und wir erheben wissentlich keine von Kindern. Wenn du glaubst, dass uns ein Kind per E-Mail personenbezogene Daten gesendet hat, sag uns bitte Bescheid.',
    ],
  },
  changes: {
    title: 'Änderungen dieser Erklärung',
    body: [
      'Wenn sich die Website ändert, kann sich diese Erklärung mit ihr ändern. Es gilt der Text auf dieser Seite. Da wir nicht wissen, wer die Website benutzt, können wir dich über Änderungen nicht benachrichtigen.',
    ],
  },
  contactUs: {
    title: 'Kontakt',
    body: (address) => [
      `Bei Fragen zu dieser Erklärung oder zum Datenschutz auf dieser Website schreib an ${address}.`,
    ],
  },
};
