import { bundle, kilobytes, total } from '../bundle.ts';
import { type Figure, figure } from '../figure.ts';

const ROUTE_KB = 25;
const STYLES_KB = 12;

/** Sizes that the build alone decides: each page's own chunk, and the styles of a first load. */
export async function measureBundles(): Promise<Figure[]> {
  const app = await bundle('apps/employer');
  const pages = [...app.pages]
    .map(([name, file]) => ({ name, size: app.sizes.get(file) ?? Number.NaN }))
    .toSorted((one, other) => other.size - one.size);
  const [largest] = pages;
  const styles = [...app.sizes.keys()].filter((name) => name.endsWith('.css'));
  return [
    figure(
      "largest route's own chunk",
      kilobytes(largest?.size ?? Number.NaN),
      ['at most', ROUTE_KB, 'KB'],
      `${largest?.name}; ${pages.length} routes`,
    ),
    figure('styles of a first load', kilobytes(total(app, styles)), ['at most', STYLES_KB, 'KB']),
  ];
}

/** Kilobytes of script of the smallest app with the same libraries and settings. */
export async function measureFloor(): Promise<number> {
  const floor = await bundle('tooling/bench/floor');
  return kilobytes(
    total(
      floor,
      [...floor.sizes.keys()].filter((name) => name.endsWith('.js')),
    ),
  );
}
