import { playRecordings, type Playing, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { RouterLink } from '../src/routing/RouterLink.tsx';

/** An app, as its tests without a browser use it. */
interface Told {
  readonly enter: (signedIn: boolean) => void;
  readonly recordings: readonly Recording[];
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
}

interface Opened {
  /** The router state of the last screen. */
  readonly state?: unknown;
  readonly search?: string;
  readonly hash?: string;
  /** The answers of the service in this test. The other answers are those of the stories. */
  readonly recorded?: readonly Recording[];
  readonly signedIn?: boolean;
  /** Prepares the storage of the browser. */
  readonly before?: () => void;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** The screen before the opened screen: the target of the back button. */
export const PLACE_BEFORE = '/the-screen-before';

let place: Place = { pathname: '', search: '', state: null };
let playing: Playing | undefined;

/** The current address and router state, after the last press. */
export const here = (): Place => place;

function Tells() {
  const location: Place = useLocation();
  const { pathname, search, state } = location;
  useLayoutEffect(() => {
    place = { pathname, search, state };
  }, [pathname, search, state]);
  return null;
}

/** Advances the fake timers of a test. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Both occasions on which an open screen refetches. Each needs fake timers. */
export const NEWS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['within half a minute', () => pass(30_000)],
  [
    'as soon as the employer comes back to the tab',
    () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return pass(10);
    },
  ],
];

/** Opens a screen of the stories in a test without a browser: the real page and cache, a recorded service. */
export const opens =
  (app: Told) =>
  (Page: ComponentType, pathname: string, opened: Opened = {}): void => {
    const { state = null, search = '', hash = '', recorded = [], signedIn = true, before } = opened;
    playing?.stop();
    app.enter(signedIn);
    before?.();
    playing = playRecordings([...recorded, ...app.recordings]);
    render(
      <MemoryRouter initialEntries={[PLACE_BEFORE, { pathname, search, hash, state }]} initialIndex={1}>
        <LinkProvider link={RouterLink}>
          <Tells />
          <Routes>
            <Route path={pathname} element={<Page />} />
            <Route path="*" element={null} />
          </Routes>
        </LinkProvider>
      </MemoryRouter>,
      { wrapper: app.Around },
    );
  };

export const press = async (role: 'button' | 'link' | 'radio', name: string | RegExp): Promise<boolean> =>
  fireEvent.click(await screen.findByRole(role, { name }));

/** Makes each media query match, or none, until the test ends. */
function withMedia(matches: boolean): void {
  const media = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  onTestFinished(() => media.mockRestore());
}

/** A large desk with a mouse, and a phone with a finger, until the test ends. */
export const atDesk = () => withMedia(true);
export const onPhone = () => withMedia(false);

interface SavedFile {
  readonly name: string;
  readonly content: Blob | undefined;
}

/** Collects the files that the screen saves until the test ends. A real save would leave the page. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const place = `blob:${globalThis.location.origin}/${contents.size}`;
    if (content instanceof Blob) contents.set(place, content);
    return place;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content: contents.get(this.href) });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return saved;
}

/** After each test: unmounts the screen and stops its recorded service. */
export function closeScreen(): void {
  cleanup();
  const { stop, unknown } = playing ?? { stop: () => null, unknown: [] };
  playing = undefined;
  stop();
  expect(unknown, 'what was asked for and is not recorded').toEqual([]);
}
