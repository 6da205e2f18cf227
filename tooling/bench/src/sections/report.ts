import { type Employer, finishedCheck } from '../employer.ts';
import { type Figure, figure, median } from '../figure.ts';
import type { Product } from '../product.ts';
import { promises } from '../promises.ts';

const TIMES = 30;
const WARM_TIMES = 5;

/** The PDF of a finished Standard check, requested one after another: the whole answer, statements included. */
export async function measureReport(product: Product, employer: Employer): Promise<Figure[]> {
  const nannyId = await finishedCheck(product, employer);
  const url = `${product.stack.apiAddress()}/api/verifications/${nannyId}/download`;
  const times: number[] = [];
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${employer.token}` } });
    const body = await response.arrayBuffer();
    times.push(performance.now() - from);
    if (response.headers.get('content-type') !== 'application/pdf')
      throw new Error(`The report answered ${response.status}.`);
    bytes = body.byteLength;
  }
  return [
    figure(
      'PDF report: time',
      median(times.slice(WARM_TIMES)),
      promises.reportTime,
      'median of the whole request',
    ),
    figure('PDF report: size', bytes / 1000, promises.reportSize),
  ];
}
