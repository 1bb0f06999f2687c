import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSectionAtTop } from './use-section-at-top.ts';

let root: Root | undefined;

afterEach(() => root?.unmount());

/** List of sections, each taller than the window. */
function List({ ids }: { readonly ids: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  const bring = useSectionAtTop(list, ids);
  return (
    <>
      <button type="button" onClick={() => bring('drinks')}>
        Drinks
      </button>
      <div ref={list}>
        {ids.map((id) => (
          <section key={id} style={{ blockSize: '200vh' }}>
            <h2 tabIndex={-1}>{id}</h2>
          </section>
        ))}
      </div>
    </>
  );
}

describe('useSectionAtTop', () => {
  test('scrolls a rendered section to the top and focuses its heading', async () => {
    const draw = show();
    draw(['packages', 'drinks']);
    await userEvent.click(page.getByRole('button', { name: 'Drinks' }));
    await expectAtTop('drinks');
  });

  test('scrolls to a section that is rendered after the press', async () => {
    const draw = show();
    draw(['packages']);
    await userEvent.click(page.getByRole('button', { name: 'Drinks' }));
    draw(['packages', 'noodles', 'drinks']);
    await expectAtTop('drinks');
  });
});

function show(): (ids: readonly string[]) => void {
  const shown = createRoot(document.body.appendChild(document.createElement('div')));
  root = shown;
  return (ids) => shown.render(<List ids={ids} />);
}

async function expectAtTop(name: string) {
  const heading = page.getByRole('heading', { name });
  await expect.element(heading).toHaveFocus();
  const section = () => heading.element().closest('section')?.getBoundingClientRect().top;
  await expect.poll(section).toBeCloseTo(0, 0);
}
