import { employerWith } from '../employer.ts';
import type { Figure } from '../figure.ts';
import type { RecordedProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { publicPathsOf } from '../public-worker.ts';
import { measureCall } from './calls.ts';

/** A visitor's requests for a worker's public profile and for the page of a report code. */
export async function measurePublicPages(product: RecordedProduct): Promise<Figure[]> {
  const { stack } = product;
  const { profile, report } = await publicPathsOf(product, await employerWith(stack, 1));
  const figures: Figure[] = [];
  for (const path of [profile, report]) {
    const name = `GET ${path.slice(0, '/w/'.length)}{id}`;
    const url = `${stack.apiAddress()}${path}`;
    figures.push(...(await measureCall(product, name, { url }, promises.pageShare)));
  }
  return figures;
}
