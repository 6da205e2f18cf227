import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_FAILED } from './lazy-part.tsx';
import { PlainError } from './PlainError.tsx';
import { errorScreens } from './unexpected-error.tsx';

const reload = vi.fn<() => void>();
const Plain = () => (
  <PlainError title="Trouble" text="Look at your network." again="Once more" offline="Still offline." />
);
const open = (load: Parameters<typeof errorScreens>[0]) => {
  const { UnexpectedError } = errorScreens(load, { Wait: () => <p>Waiting</p>, Plain });
  render(<UnexpectedError error={new Error(CHUNK_FAILED)} />);
};

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the error screen with the reason', async () => {
  open(() => Promise.resolve({ default: ({ reason }) => <h1>{reason}</h1> }));
  expect(await screen.findByRole('heading', { name: CHUNK_FAILED })).toBeTruthy();
});

it('says in plain words what is wrong where not even the error screen comes, and loads once there is a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(() => Promise.reject(new Error('not fetched')));
  expect(await screen.findByRole('heading', { name: 'Trouble', level: 1 })).toBeTruthy();
  expect(screen.getByText('Look at your network.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Once more' }));
  expect(screen.getByText('Still offline.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
