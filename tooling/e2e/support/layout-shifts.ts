import type { Page } from 'playwright/test';

/** The limit of the layout shift while a page loads (quality.md C). The field calls 0.1 good. */
const MOST_SHIFT = 0.05;

interface Shift {
  /** The page load of the shift, by its start time. */
  readonly load: number;
  readonly address: string;
  readonly value: number;
  /** The moved elements, each with its old and new position. */
  readonly moved: readonly string[];
}

/** The DOM types do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  function tellOfShift(shift: Shift): Promise<void>;
}

/**
 * Runs in the page before its own scripts. A shift after the first press or letter is expected by the user, or news. A
 * shift long after the load is also news.
 */
function observe(): void {
  const LOADED_MILLISECONDS = 15_000;
  let isUsed = false;
  for (const use of ['pointerdown', 'keydown', 'input'])
    addEventListener(use, () => (isUsed = true), { capture: true, once: true });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const spot = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  const said = (node: Node | null) => `${node?.nodeName ?? ''} ${(node?.textContent ?? '').slice(0, 40)}`;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry) && !isUsed && !entry.hadRecentInput && entry.startTime < LOADED_MILLISECONDS)
        void globalThis.tellOfShift({
          load: performance.timeOrigin,
          address: location.href,
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${said(node)}: ${spot(previousRect)} to ${spot(currentRect)}`,
          ),
        });
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

interface WatchedShifts {
  /** Describes each load with too much shift. */
  tooFar(): string[];
  /** Discards the shifts so far. */
  forget(): void;
}

/** Watches the layout shift during the load of every page that opens from now on. */
export async function watchShifts(page: Page): Promise<WatchedShifts> {
  const loads = new Map<number, Shift[]>();
  await page.exposeFunction('tellOfShift', (shift: Shift) => {
    loads.set(shift.load, [...(loads.get(shift.load) ?? []), shift]);
  });
  await page.addInitScript(observe);
  return {
    tooFar: () => [...loads.values()].filter((shifts) => sumOf(shifts) > MOST_SHIFT).map(inWords),
    forget: () => loads.clear(),
  };
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
const inWords = (shifts: readonly Shift[]) =>
  `${shifts[0]?.address ?? ''} moved by ${sumOf(shifts).toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`;
