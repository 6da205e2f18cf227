import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppRouter } from './AppRouter.tsx';

let person = '';
const owner = () => person;

type Module = { readonly default: ComponentType };
let arrive: (page: Module) => void;

function show(path: string) {
  globalThis.history.replaceState(null, '', path);
  const Slow = lazy(() => new Promise<Module>((resolve) => (arrive = resolve)));
  render(
    <AppRouter owner={owner} waiting="Loading...">
      <Suspense fallback={<main>Loading...</main>}>
        <Routes>
          <Route path="/" element={<Link to="/slow">The slow screen</Link>} />
          <Route path="/slow" element={<Slow />} />
        </Routes>
      </Suspense>
    </AppRouter>,
  );
}
const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
const come = async () => {
  await act(async () => {
    arrive({ default: () => <h1>Here it is</h1> });
    await Promise.resolve();
  });
};
const status = () => screen.getByRole('status');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leaves the screen standing while the next one is fetched, and says after 300 ms that it is on its way', async () => {
  show('/');
  fireEvent.click(screen.getByRole('link'));
  await pass(299);
  expect(status().textContent).toBe('');
  await pass(1);
  expect(status().textContent).toBe('Loading...');
  expect(screen.getByRole('link', { name: 'The slow screen' })).toBeTruthy();
  await come();
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy();
  expect(status().textContent).toBe('');
  expect(globalThis.location.pathname).toBe('/slow');
});

it('shows a wait where no screen was shown before', async () => {
  show('/slow');
  await pass(0);
  expect(screen.getByRole('main').textContent).toBe('Loading...');
  await come();
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy();
});

it('goes back and forth with the browser', async () => {
  show('/');
  fireEvent.click(screen.getByRole('link'));
  await come();
  await act(async () => {
    globalThis.history.replaceState(null, '', '/');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  expect(screen.getByRole('link', { name: 'The slow screen' })).toBeTruthy();
});

it('hands a screen what the last one passed on, and nothing that was passed on before somebody else signed in', async () => {
  person = 'njeri';
  globalThis.history.replaceState(null, '', '/');
  const Handed = () => <p>{JSON.stringify(useLocation().state)}</p>;
  const view = () =>
    render(
      <AppRouter owner={owner} waiting="Loading...">
        <Routes>
          <Route
            path="/"
            element={
              <Link to="/payment" state={{ worker: 'w-1' }}>
                Pay
              </Link>
            }
          />
          <Route path="/payment" element={<Handed />} />
        </Routes>
      </AppRouter>,
    );
  view();
  fireEvent.click(screen.getByRole('link'));
  await pass(0);
  expect(screen.getByText('{"worker":"w-1"}')).toBeTruthy();
  cleanup();
  view();
  expect(screen.getByText('{"worker":"w-1"}')).toBeTruthy();
  cleanup();
  person = 'wambui';
  view();
  expect(screen.getByText('null')).toBeTruthy();
});

it('goes somewhere once, however often it is told to before it is there', async () => {
  show('/');
  const before = globalThis.history.length;
  const link = screen.getByRole('link');
  fireEvent.click(link);
  fireEvent.click(link);
  await come();
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeTruthy();
  expect(globalThis.history.length - before).toBe(1);
});

it('keeps a step for each thing that is shown at one address', async () => {
  globalThis.history.replaceState(null, '', '/worker');
  function Workers() {
    const navigate = useNavigate();
    return ['One', 'Two'].map((name) => (
      <button key={name} type="button" onClick={() => void navigate('/worker', { state: { name } })}>
        {name}
      </button>
    ));
  }
  render(
    <AppRouter owner={owner} waiting="Loading...">
      <Workers />
    </AppRouter>,
  );
  const before = globalThis.history.length;
  for (const name of ['One', 'Two', 'Two']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  }
  expect(globalThis.history.length - before).toBe(2);
});
