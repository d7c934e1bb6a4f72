import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button';
import { Disclosure, DisclosureButton } from './disclosure';

const named = (name: string) => page.getByRole('button', { name });

test('a disabled button keeps the focus and does nothing', async () => {
  const onClick = vi.fn();
  await render(
    <Button aria-disabled onClick={onClick}>
      Apply
    </Button>,
  );
  await named('Apply').click({ force: true });
  expect(document.activeElement?.textContent).toBe('Apply');
  expect(onClick).not.toHaveBeenCalled();
});

test('no button submits the form that it stands in, unless it says so', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <Button>More</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await named('More').click();
  expect(onSubmit).not.toHaveBeenCalled();
  await named('Send').click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a disclosure button says whether its part is open, and asks for the opposite', async () => {
  const onToggle = vi.fn();
  const { rerender } = await render(
    <DisclosureButton isOpen={false} onToggle={onToggle}>
      Details
    </DisclosureButton>,
  );
  await named('Details').click();
  expect(onToggle).toHaveBeenLastCalledWith(true);
  await rerender(
    <DisclosureButton isOpen onToggle={onToggle}>
      Details
    </DisclosureButton>,
  );
  await expect.element(named('Details')).toHaveAttribute('aria-expanded', 'true');
  await named('Details').click();
  expect(onToggle).toHaveBeenLastCalledWith(false);
});

test('folded content is rendered only while it is open', async () => {
  const onToggle = vi.fn();
  await render(
    <Disclosure className="part" summary="Numbers" onToggle={onToggle}>
      61.7°
    </Disclosure>,
  );
  const part = page.getByCss('.part');
  await expect.element(part).toHaveTextContent(/^Numbers$/);
  await page.getByText('Numbers').click();
  await expect.element(part).toHaveTextContent('Numbers61.7°');
  expect(onToggle).toHaveBeenLastCalledWith(true);
  await page.getByText('Numbers').click();
  await expect.element(part).toHaveTextContent(/^Numbers$/);
});

test('what the user opens comes into sight', async () => {
  await page.viewport(800, 400);
  await render(
    <div style={{ paddingBlock: 370 }}>
      <Disclosure className="part" summary="Numbers">
        <p style={{ blockSize: 200 }}>61.7°</p>
      </Disclosure>
    </div>,
  );
  await page.getByText('Numbers').click();
  await expect.element(page.getByText('61.7°')).toBeInViewport({ ratio: 1 });
});
