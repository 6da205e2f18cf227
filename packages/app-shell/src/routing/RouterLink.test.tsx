import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppRouter } from './AppRouter.tsx';
import { RouterLink } from './RouterLink.tsx';

function Shown() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
function show(props: Partial<Parameters<typeof RouterLink>[0]> = {}) {
  render(
    <MemoryRouter initialEntries={['/first', '/login']}>
      <RouterLink href="/package?from=lite" state={{ worker: 'w-1' }} {...props}>
        Go
      </RouterLink>
      <Shown />
    </MemoryRouter>,
  );
}
/** The handler of the last click. The browser does not navigate, because no page is at the other end. */
let taker: 'browser' | 'router';
const stay = (event: Event) => {
  taker = event.defaultPrevented ? 'router' : 'browser';
  event.preventDefault();
};
const link = () => screen.getByRole('link', { name: 'Go' });
const shown = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  cleanup();
});

it('goes through the router, and hands on what it was given', () => {
  show();
  expect(link().getAttribute('href')).toBe('/package?from=lite');
  fireEvent.click(link());
  expect(taker).toBe('router');
  expect(shown('/package?from=lite {"worker":"w-1"}')).toBe(true);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves to the browser what is the browser’s: %o',
  (how) => {
    show();
    fireEvent.click(link(), how);
    expect(taker).toBe('browser');
    expect(shown('/login null')).toBe(true);
  },
);

it('leaves another window to the browser', () => {
  show({ target: '_blank' });
  fireEvent.click(link());
  expect(taker).toBe('browser');
  expect(shown('/login null')).toBe(true);
});

it('stays when whoever uses it says so', () => {
  show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link());
  expect(shown('/login null')).toBe(true);
});

it('makes no further step of the history out of the address that is shown', async () => {
  globalThis.history.replaceState(null, '', '/login');
  render(
    <AppRouter owner={() => ''} waiting="Loading...">
      <RouterLink href="/package" state={{ worker: 'w-1' }}>
        Go
      </RouterLink>
      <Shown />
    </AppRouter>,
  );
  const before = globalThis.history.length;
  fireEvent.click(link());
  expect(await screen.findByText('/package {"worker":"w-1"}')).toBeTruthy();
  fireEvent.click(link());
  expect(globalThis.history.length - before).toBe(1);
});
