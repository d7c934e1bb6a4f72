import type { Page } from '@playwright/test';
import { useEveryFeature } from './every-feature';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-write'] });

const allPages = ['/', '/faq', '/privacy', '/nothing-here'];

interface Attack {
  /** The directive that is to stop it. */
  readonly stoppedBy: string;
  /** Runs in the page; for what the HTML itself brings along, `html` instead. */
  readonly run?: () => void;
  readonly html?: string;
}

const attacks: Readonly<Record<string, Attack>> = {
  'a script in the HTML': {
    stoppedBy: 'script-src-elem',
    html: '<script>window.attacked = true</script>',
  },
  'a handler in the HTML': {
    stoppedBy: 'script-src-attr',
    html: '<img src="/icon.svg" alt="" onload="window.attacked = true">',
  },
  'a style sheet in the HTML': {
    stoppedBy: 'style-src-elem',
    html: '<style>body { display: none }</style>',
  },
  'a script from another host': {
    stoppedBy: 'script-src-elem',
    html: '<script src="https://elsewhere.example/a.js"></script>',
  },
  'a frame': { stoppedBy: 'frame-src', html: '<iframe src="/faq" title="Frame"></iframe>' },
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

/** The browser's reports, across pages: kept outside them. */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('tellReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { tellReport } = window as unknown as { tellReport: (report: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellReport(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return reports;
}

for (const told of ['by header', 'by the page alone'] as const) {
  test.describe(`the policy, told ${told}`, () => {
    let smuggled = '';

    /** Serves the page with something smuggled in, and, where the page is to stand alone, without the host's headers. */
    test.beforeEach(async ({ page }) => {
      smuggled = '';
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const type = response.headers()['content-type'] ?? '';
        const headers = told === 'by header' ? response.headers() : { 'content-type': type };
        if (!type.startsWith('text/html')) return route.fulfill({ response, headers });
        const body = (await response.text()).replace('</body>', `${smuggled}</body>`);
        return route.fulfill({ response, headers, body });
      });
    });

    test.describe('when nothing is wrong', () => {
      test.use({ expectedErrors: [/404/] });
      test('is kept by every page and every feature without a report', async ({ page }) => {
        const reports = await collectReports(page);
        for (const path of allPages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The style sheet has passed: without it the bar at the top would scroll away.
          await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
        }
        await useEveryFeature(page);
        expect(reports).toEqual([]);
      });
    });

    test.describe('when something tries', () => {
      test.use({ expectedErrors: [/Content Security Policy|Trusted|elsewhere\.example/] });
      test('to get in or out, holds', async ({ page }) => {
        const reports = await collectReports(page);
        for (const [attempt, { stoppedBy, run, html }] of Object.entries(attacks)) {
          await test.step(attempt, async () => {
            smuggled = html ?? '';
            reports.length = 0;
            await page.goto('/');
            if (run) await page.evaluate(run).catch(() => undefined);
            await expect
              .poll(() => reports, { message: attempt })
              .toContainEqual(expect.stringContaining(stoppedBy));
            expect(await page.evaluate(() => 'attacked' in window), attempt).toBe(false);
            expect(new URL(page.url()).pathname).toBe('/');
          });
        }
      });
    });
  });
}

test('no other site may put a page in a frame', async ({ request }) => {
  for (const path of allPages) {
    expect((await request.get(path)).headers()['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  }
});
