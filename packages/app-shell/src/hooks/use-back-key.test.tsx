import type { Back } from '@repo/ui/components/PageHeader';
import { Toasts, useToast } from '@repo/ui/components/Toasts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useBackKey } from './use-back-key.ts';

const LINK: Back = { label: 'Back', href: '/list', state: { isReturning: true } };

function Here() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function Page({ back, children }: { readonly back: Back | null; readonly children: ReactNode }) {
  useBackKey(back ?? undefined);
  return <main>{children}</main>;
}

const show = (children: ReactNode = null, back: Back | null = LINK) =>
  render(
    <MemoryRouter initialEntries={['/report']}>
      <Page back={back}>{children}</Page>
      <Here />
    </MemoryRouter>,
  );
const escape = (target: Element = document.body, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'Escape', ...more });
const isBack = () => screen.queryByText('/list {"isReturning":true}') !== null;

it('follows the link back with its state', () => {
  show(<button type="button">Share</button>);
  escape(screen.getByRole('button'));
  expect(isBack()).toBe(true);
});

it('does what the arrow of the screen does', () => {
  const onClick = vi.fn<() => void>();
  show(null, { label: 'Back', onClick });
  escape();
  expect(onClick).toHaveBeenCalledOnce();
  expect(isBack()).toBe(false);
});

it('does nothing on a screen without a way back', () => {
  show(null, null);
  expect(escape()).toBe(true);
  expect(isBack()).toBe(false);
});

it.each([
  ['a dialog', <dialog key="x" open aria-modal="true" />],
  ['a menu', <div key="x" role="menu" />],
  ['an explanation', <div key="x" role="tooltip" />],
  ['a text that is not sent', <textarea key="x" aria-label="Note" defaultValue="She was on time" />],
  ['a written field', <input key="x" aria-label="Name" defaultValue="Achieng" />],
])('leaves the key to %s', (_, taker) => {
  show(taker);
  escape();
  expect(isBack()).toBe(false);
});

it('leaves the key to a menu that it closes', () => {
  const { container } = show(<div role="menu" />);
  const menu = screen.getByRole('menu');
  container.addEventListener('keydown', () => menu.remove(), { once: true });
  escape(container);
  expect(isBack()).toBe(false);
  escape(container);
  expect(isBack()).toBe(true);
});

const details = (label: string) => {
  const found = screen.getByText(label).closest('details');
  if (found === null) throw new Error(`Nothing opens by ${label}`);
  return found;
};
/** A press, as the browser answers it: jsdom opens no disclosure. */
const openByPress = (label: string) => {
  const { open } = details(label);
  fireEvent.click(screen.getByText(label));
  details(label).open = !open;
};

it('closes the disclosures that were opened, the last one first, and then leads back', () => {
  show(
    ['First', 'Second', 'Third'].map((label) => (
      <details key={label} open={label === 'Third'}>
        <summary>{label}</summary>
        <button type="button">In {label}</button>
      </details>
    )),
  );
  openByPress('First');
  openByPress('Second');
  escape(screen.getByRole('button', { name: 'In Second' }));
  expect(details('Second').open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Second'));
  expect(details('First').open).toBe(true);
  escape();
  expect(details('First').open).toBe(false);
  expect(isBack()).toBe(false);
  // It was open from the start.
  expect(details('Third').open).toBe(true);
  escape();
  expect(isBack()).toBe(true);
});

it('closes a message first', () => {
  function Told() {
    const tell = useToast();
    return (
      <button type="button" onClick={() => tell({ text: 'Saved' })}>
        Save
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={['/report']}>
      <Toasts>
        <Page back={LINK}>
          <Told />
        </Page>
      </Toasts>
      <Here />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  escape();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(isBack()).toBe(false);
  escape();
  expect(isBack()).toBe(true);
});

it('leaves the key to a field with the focus, also an empty one', () => {
  show(<input aria-label="Name" />);
  escape(screen.getByRole('textbox'));
  expect(isBack()).toBe(false);
  escape();
  expect(isBack()).toBe(true);
});

it('does nothing with a choice that was made', () => {
  show(<input type="radio" aria-label="Card" value="card" defaultChecked />);
  escape(screen.getByRole('radio'));
  expect(isBack()).toBe(true);
});

it('leaves the key to whatever took it', () => {
  const { container } = show();
  container.addEventListener('keydown', (event) => event.preventDefault());
  escape(container);
  expect(isBack()).toBe(false);
});

it.each([{ key: 'a' }, { repeat: true }, { ctrlKey: true }, { shiftKey: true }, { isComposing: true }])(
  'does nothing after %j',
  (more) => {
    show();
    escape(document.body, more);
    expect(isBack()).toBe(false);
  },
);
