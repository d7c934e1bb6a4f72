import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focus } from '../../testing/in-browser';
import { Field } from '../fields/field';
import { Tooltip } from './tooltip';

const tooltip = () => page.getByRole('tooltip');
const away = () => page.getByRole('heading');

const Trigger = ({
  name,
  text,
  opensOnClick = false,
}: {
  name: string;
  text: string;
  opensOnClick?: boolean;
}) => (
  <Tooltip text={text} opensOnClick={opensOnClick}>
    {(trigger) => (
      <button type="button" {...trigger}>
        {name}
      </button>
    )}
  </Tooltip>
);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await render(
    <div style={{ padding: 80 }}>
      <h1>Elsewhere</h1>
      <input aria-label="Before" />
      <Trigger name="First" text="Sit as you drive" opensOnClick />
      <Trigger name="Second" text="Copy 62" />
    </div>,
  );
  // Waits until the previous test's tooltip no longer makes the next one open at once.
  vi.advanceTimersByTime(10_000);
});

const first = () => page.getByRole('button', { name: 'First' });
const second = () => page.getByRole('button', { name: 'Second' });

test('opens after 700 ms under the pointer, not when it only passes, and stays while it moves onto its text', async () => {
  await first().hover();
  vi.advanceTimersByTime(500);
  await away().hover();
  vi.advanceTimersByTime(1000);
  await expect.element(tooltip()).not.toBeInTheDocument();

  await first().hover();
  vi.advanceTimersByTime(690);
  await expect.element(tooltip()).not.toBeInTheDocument();
  vi.advanceTimersByTime(20);
  await expect.element(tooltip()).toHaveText('Sit as you drive');

  await tooltip().hover();
  vi.advanceTimersByTime(1000);
  await expect.element(tooltip()).toBeVisible();
});

test('opens the next one at once within 300 ms, and waits again after that', async () => {
  await first().hover();
  vi.advanceTimersByTime(700);
  await expect.element(tooltip()).toHaveText('Sit as you drive');
  await second().hover();
  await expect.element(tooltip()).toHaveText('Copy 62');

  await away().hover();
  await expect.element(tooltip()).not.toBeInTheDocument();
  vi.advanceTimersByTime(310);
  await first().hover();
  await expect.element(tooltip()).not.toBeInTheDocument();
  vi.advanceTimersByTime(700);
  await expect.element(tooltip()).toHaveText('Sit as you drive');
});

test('opens at once by keyboard and by a click, describes its button, and closes with Escape', async () => {
  await focus(page.getByLabelText('Before'));
  await userEvent.keyboard('{Tab}');
  await expect.element(first()).toHaveFocus();
  await expect.element(first()).toHaveAccessibleDescription('Sit as you drive');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(first()).toHaveFocus();

  // Open by focus, whether or not the pointer had opened it.
  await focus(page.getByLabelText('Before'));
  await first().click();
  await expect.element(tooltip()).toBeVisible();
  await first().click();
  await expect.element(tooltip()).toBeVisible();
});

test('on a touch screen it opens with a tap, closes with a tap elsewhere or a second one on the same button', async () => {
  const tap = async (target: ReturnType<typeof first>) => {
    const element = await target.findElement();
    const options = { bubbles: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', options));
    element.dispatchEvent(new PointerEvent('click', options));
  };
  await tap(first());
  await expect.element(tooltip()).toHaveText('Sit as you drive');
  await tap(away());
  await expect.element(tooltip()).not.toBeInTheDocument();
  await tap(first());
  await expect.element(tooltip()).toBeVisible();
  await tap(first());
  await expect.element(tooltip()).not.toBeInTheDocument();
});

const field = { label: 'Size', help: '', question: 'How?', explanation: 'Sit as you drive', helpId: 'help' };

test.for([360, 1280])('at %i px it covers nothing that a field above has to say', async (width) => {
  await page.viewport(width, 740);
  await render(
    <div style={{ padding: 40 }}>
      <Field {...field} helpId="above" hint="Not a number, so it counts as 0">
        <input />
      </Field>
      <Field {...field} question="Below?">
        <input />
      </Field>
    </div>,
  );
  await page.getByRole('button', { name: 'Below?' }).click();
  const hint = page.getByText('Not a number').element().getBoundingClientRect();
  const { bottom } = (await tooltip().findElement()).getBoundingClientRect();
  expect(bottom).toBeLessThan(hint.top);
  // The way to it is not too long for the pointer.
  await tooltip().hover();
  await expect.element(tooltip()).toBeVisible();
});

test('at the top of the window it opens beside its button, and does not cover the next field', async () => {
  await page.viewport(1280, 740);
  await render(
    <div style={{ position: 'absolute', inset: 0, background: 'white' }}>
      <Field {...field} explanation={'Sit as you drive. '.repeat(6)}>
        <input />
      </Field>
      <Field {...field} label="Next" question="Next?" helpId="next">
        <input aria-label="Next" />
      </Field>
    </div>,
  );
  await page.getByRole('button', { name: 'How?' }).click();
  const next = page.getByLabelText('Next', { exact: true }).element().getBoundingClientRect();
  const bubble = (await tooltip().findElement()).getBoundingClientRect();
  expect(bubble.bottom <= next.top || bubble.left >= next.right || bubble.right <= next.left).toBe(true);
});

test('keeps 10 px from the window’s edges', async () => {
  await page.viewport(360, 740);
  await render(
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
      }}
    >
      <Trigger
        name="left"
        text="As long as a tooltip can be, so that it would not fit beside its button"
        opensOnClick
      />
      <Trigger
        name="right"
        text="As long as a tooltip can be, so that it would not fit beside its button"
        opensOnClick
      />
    </div>,
  );
  for (const name of ['left', 'right']) {
    await page.getByRole('button', { name }).click();
    const box = (await tooltip().findElement()).getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(10);
    expect(box.right).toBeLessThanOrEqual(350);
    expect(box.top).toBeGreaterThanOrEqual(10);
    await userEvent.keyboard('{Escape}');
  }
});
