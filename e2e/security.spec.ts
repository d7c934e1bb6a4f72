import { collectReports, smuggle, ways } from './policy';
import { expect, test } from './test';

interface Attack {
  /** The directive that is to stop it, and what it says it has stopped. */
  readonly stoppedBy: string;
  /** Runs in the page; for what the HTML itself brings along, `html` instead. */
  readonly run?: () => void;
  readonly html?: string;
}

const attacks: Readonly<Record<string, Attack>> = {
  'a script in the HTML': {
    stoppedBy: 'script-src-elem inline',
    html: '<script>window.attacked = true</script>',
  },
  'a handler in the HTML': {
    stoppedBy: 'script-src-attr inline',
    html: '<img src="/icon.svg" alt="" onload="window.attacked = true">',
  },
  'a style sheet in the HTML': {
    stoppedBy: 'style-src-elem inline',
    html: '<style>body { display: none }</style>',
  },
  'a script from another host': {
    stoppedBy: 'script-src-elem https://elsewhere.example/a.js',
    html: '<script src="https://elsewhere.example/a.js"></script>',
  },
  'a frame of another host': {
    stoppedBy: 'frame-src',
    html: '<iframe src="https://elsewhere.example/" title="Frame"></iframe>',
  },
  'a plug-in': { stoppedBy: 'object-src', html: '<object data="/icon.svg"></object>' },
  'another base for all links': {
    stoppedBy: 'base-uri',
    html: '<base href="https://elsewhere.example/">',
  },
  'text run as a program': {
    stoppedBy: 'require-trusted-types-for',
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that it is refused is the point
    run: () => void setTimeout('window.attacked = true', 0),
  },
  'HTML made of text': {
    stoppedBy: 'require-trusted-types-for',
    run: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.attacked = true">'),
  },
  'a policy that would let such text pass': {
    stoppedBy: 'trusted-types',
    run: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('default', {});
    },
  },
  'a second policy by the name of the one that is allowed': {
    stoppedBy: 'trusted-types',
    run: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      for (let times = 0; times < 2; times++) trustedTypes.createPolicy('worker', {});
    },
  },
  'a worker from another host': {
    stoppedBy: 'require-trusted-types-for',
    run: () => {
      new Worker('https://elsewhere.example/a.js');
    },
  },
  'a request to another host': {
    stoppedBy: 'connect-src',
    run: () => void fetch('https://elsewhere.example/?size=27').catch(() => undefined),
  },
  'a picture from another host': {
    stoppedBy: 'img-src',
    run: () => void (new Image().src = 'https://elsewhere.example/?size=27'),
  },
  'a form that sends': {
    stoppedBy: 'form-action',
    run: () => {
      const form = document.createElement('form');
      form.action = '/faq';
      document.body.append(form);
      form.submit();
    },
  },
};

for (const told of ways) {
  test.describe(`the policy, told ${told}`, () => {
    test.use({ expectedErrors: [/Content Security Policy|Trusted|elsewhere\.example/] });

    test('holds when something tries to get in or out', async ({ page }) => {
      const reports = await collectReports(page);
      const expectHeld = async (attempt: string, stoppedBy: string) => {
        await expect
          .poll(() => reports, { message: attempt })
          .toContainEqual(expect.stringContaining(stoppedBy));
        expect(await page.evaluate(() => 'attacked' in window), attempt).toBe(false);
        expect(new URL(page.url()).pathname).toBe('/');
      };
      // Attacks in the HTML come all at once; those by script one after the other.
      const all = Object.entries(attacks);
      await smuggle(page, told, all.map(([, { html = '' }]) => html).join(''));
      await page.goto('/');
      for (const [attempt, { stoppedBy, html }] of all)
        if (html !== undefined) await expectHeld(attempt, stoppedBy);
      for (const [attempt, { stoppedBy, run }] of all) {
        if (!run) continue;
        reports.length = 0;
        await page.evaluate(run).catch(() => undefined);
        await expectHeld(attempt, stoppedBy);
      }
    });
  });
}

test('no other site may put a page in a frame', async ({ request }) => {
  for (const path of ['/', '/faq', '/privacy', '/nothing-here']) {
    expect((await request.get(path)).headers()['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  }
});
