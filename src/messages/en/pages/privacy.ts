import type { Sections } from '../../prose';

/** The sections of the privacy policy. */
export const privacySections = {
  introduction: {
    title: 'Introduction',
    body: (site: string) => [
      `${site} is a free field-of-view calculator for racing games. This page says what happens to your data when you use it.`,
      'In short: the calculator runs in your browser, we can’t see what you enter, and none of it is stored unless you ask for it; your own browser then keeps it, and [one button](#privacy-stored) clears it. The web host that delivers the pages may keep ordinary server logs.',
    ],
  },
  informationWeCollect: {
    title: 'Information We Collect',
    body: [
      'We collect no information through the calculator. What you enter is used on your device to work out the results. It is not sent to us or to anyone else, and not saved unless you ask for it: when you reload the page, the fields return to their defaults. If you put your values into the page’s address by “Copy link”, or open such a link, they are in the address after a #, a part that browsers never send to a server. Whoever you give the link to can read it, and your browser may keep it in its history like any address. Opening a link stores nothing on your device.',
      'There are no accounts, no sign-up and no payments, so we don’t ask for your name, address or card.',
      'The site is a set of files delivered by a web host. Like any web host, it sees that a page was requested and may keep ordinary server logs. Such logs typically contain the IP address, the time, the page and the type of browser. They don’t contain your inputs, because these are never part of a request. If you use “Find my monitor”, your browser fetches the whole monitor list from this site and searches it on your device; what you look for and choose is not sent. If you use “Patch my file”, your browser reads the file you choose, changes it on your device and gives it back to you; nothing of it is sent or kept. “Inspect a file” reads one in the same way and lists the names in it. If you measure a game, your browser reads the screenshots you choose; they are neither sent nor kept, and a report goes out only if you mail or post it.',
      'If you write to us by email, we receive your address and what you write.',
    ],
  },
  cookiesAndTracking: {
    title: 'Cookies and Tracking',
    body: [
      'We set no cookies. There are no analytics, no advertising and no tracking of any kind.',
      'What you ask for, your browser keeps in its local storage on your device. It is never sent anywhere:',
      {
        list: [
          'the games you pick, so that they stay on top',
          'your rig with your game and units, if you choose “Open it next time”',
          'the rigs you save by name',
          'the theme, if you choose one in the footer',
          'that the ? shortcut is off, if you turn it off',
        ],
      },
      'What has become unreadable is set aside there, not deleted, until you clear it.',
      'After your first visit your browser also keeps a copy of the site’s own files, so that pages open fast and offline. The copy is the same for everyone and contains nothing of yours; once cleared, it comes back with the next page you open.',
    ],
  },
  thirdPartyServices: {
    title: 'Third-Party Services',
    body: [
      'The pages make no requests to third parties: fonts, scripts and drawings come from this site. The only other party involved is the web host that delivers the files, as described under “Information We Collect”. The contact address opens your own mail program; what you send passes through the mail providers on both sides.',
    ],
  },
  dataSecurity: {
    title: 'Data Security',
    body: [
      'Your inputs stay in the open page on your device and are gone when you close or reload it, except for what you put into a link or asked your browser to keep. That stays on your device until you remove it. We keep no database of users or inputs, so there is none to lose or leak. Email is never perfectly secure, so please don’t send us anything sensitive.',
    ],
  },
  yourRights: {
    title: 'Your Rights',
    body: [
      'Depending on where you live, the law may let you see, correct or delete personal data held about you, or object to its use. From your use of the calculator we hold none, so there is nothing for us to show, correct or delete.',
      'If you have written to us, you can ask for a copy of that correspondence or ask us to delete it. You can also ask us about the host’s server logs. Where the law provides for it, you may complain to your data protection authority.',
    ],
  },
  childrensPrivacy: {
    title: "Children's Privacy",
    body: [
      'The calculator asks no one for personal information, whatever their age, and we don’t knowingly collect any from children. If you believe a child has sent us personal information by email, please tell us.',
    ],
  },
  changes: {
    title: 'Changes to This Policy',
    body: [
      'If the site changes, this policy may change with it. The text on this page is the one that applies. As we don’t know who uses the site, we can’t notify you of changes.',
    ],
  },
  contactUs: {
    title: 'Contact Us',
    body: (address: string) => [
      `If you have a question about this policy or your privacy on this site, write to ${address}.`,
    ],
  },
} satisfies Sections;
