import type { Page } from 'playwright/test';

/** quality.md C; the marks of the field call 0.1 good. */
export const MOST_SHIFT = 0.05;
/** Shifts are counted together as the field does it: until nothing moves for a second, for five seconds at most. */
const QUIET_MILLISECONDS = 1000;
const WINDOW_MILLISECONDS = 5000;

interface Shift {
  /** Which page load it belongs to, by the moment at which that began. */
  readonly load: number;
  readonly address: string;
  readonly at: number;
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

/** Runs in the page, before anything of it does. What moves within half a second of a press was pressed for. */
function observe(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const spot = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  const said = (node: Node | null) => `${node?.nodeName ?? ''} ${(node?.textContent ?? '').slice(0, 40)}`;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry) && !entry.hadRecentInput)
        void globalThis.tellOfShift({
          load: performance.timeOrigin,
          address: location.href,
          at: entry.startTime,
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${said(node)}: ${spot(previousRect)} to ${spot(currentRect)}`,
          ),
        });
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Watches what moves by itself on every page that is opened from now on; what it returns tells of what moved too much. */
export async function watchShifts(page: Page): Promise<() => string[]> {
  const loads = new Map<number, Shift[]>();
  await page.exposeFunction('tellOfShift', (shift: Shift) => {
    loads.set(shift.load, [...(loads.get(shift.load) ?? []), shift]);
  });
  await page.addInitScript(observe);
  return () => [...loads.values()].flatMap(windowsOf).filter(isTooMuch).map(inWords);
}

function windowsOf(shifts: readonly Shift[]): Shift[][] {
  const windows: Shift[][] = [];
  for (const shift of shifts) {
    const open = windows.at(-1);
    const [first] = open ?? [];
    const last = open?.at(-1);
    if (
      open !== undefined &&
      first !== undefined &&
      last !== undefined &&
      shift.at - last.at < QUIET_MILLISECONDS &&
      shift.at - first.at < WINDOW_MILLISECONDS
    )
      open.push(shift);
    else windows.push([shift]);
  }
  return windows;
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
const isTooMuch = (shifts: readonly Shift[]) => sumOf(shifts) > MOST_SHIFT;
const inWords = (shifts: readonly Shift[]) =>
  `${shifts[0]?.address ?? ''} moved by ${sumOf(shifts).toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`;
