import type { BrowserCommand } from 'vitest/node';
import type { Page } from '@playwright/test';

/** Playwright commands for tests in the browser, beyond those of Vitest. They run in Node. */

type Media = Parameters<Page['emulateMedia']>[0];

export const emulateMedia: BrowserCommand<[media: NonNullable<Media>]> = async ({ page }, media) =>
  page.emulateMedia(media);

/** Steps of a mouse, in pixels of the test's window. */
export type MouseStep = 'down' | 'up' | readonly [x: number, y: number];

export const mouse: BrowserCommand<[steps: readonly MouseStep[]]> = async ({ page, iframe }, steps) => {
  const frame = await iframe.owner().boundingBox();
  for (const step of steps) {
    if (step === 'down') await page.mouse.down();
    else if (step === 'up') await page.mouse.up();
    else await page.mouse.move((frame?.x ?? 0) + step[0], (frame?.y ?? 0) + step[1], { steps: 4 });
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: NonNullable<Media>) => Promise<void>;
    mouse: (steps: readonly MouseStep[]) => Promise<void>;
  }
}
