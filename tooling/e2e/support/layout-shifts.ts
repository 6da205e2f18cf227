import type { Page } from 'playwright/test';

/** The sum of what moves while a page comes (quality.md C); the field calls 0.1 good. */
const MOST_SHIFT = 0.05;

interface Shift {
  /** Which page load it belongs to, by the moment at which that began. */
  readonly load: number;
  readonly address: string;
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** The DOM's types do not have it yet. */
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
 * Runs in the page, before anything of it does. What moves after the first press or letter is what somebody asked for, or news;
 * what comes long after the page is news as well.
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
  /** Tells of each load in which too much moved. */
  tooFar(): string[];
  /** What was seen so far does not count. */
  forget(): void;
}

/** Watches what moves while a page comes, on every page that is opened from now on. */
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
