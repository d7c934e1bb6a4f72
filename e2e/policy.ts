import type { Page } from '@playwright/test';

/** How a page is told its policy. Either way alone has to be enough. */
export const ways = ['by header', 'by the page alone'] as const;

/** Violations that the browser reports, collected across pages. */
export async function collectReports(page: Page): Promise<string[]> {
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

/** Serves the pages with something smuggled in and, where a page is to stand alone, without the host's headers. */
export async function smuggle(page: Page, told: (typeof ways)[number], html = ''): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    const headers = told === 'by header' ? response.headers() : { 'content-type': type };
    if (!type.startsWith('text/html')) return route.fulfill({ response, headers });
    const body = (await response.text()).replace('</body>', `${html}</body>`);
    return route.fulfill({ response, headers, body });
  });
}
