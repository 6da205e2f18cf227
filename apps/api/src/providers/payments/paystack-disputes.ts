import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { createPaystackClient } from './paystack-client.ts';
import {
  addedEvidence,
  chargebackStateOf,
  disputeList,
  endedDispute,
  oneDispute,
  readDisputes,
  uploadAddress,
} from './paystack-dispute-wire.ts';
import { type ChargebackState, type Chargebacks, PaymentProviderError } from './payments.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const DISPUTES_PER_PAGE = 100;
/** A list that is longer than this is a fault, or a disaster that the team sees anyway. */
const MAXIMUM_PAGES = 20;
const FILE_NAME = 'order.pdf';

/** The disputes of Paystack (providers-more 8). `log` gets counts of what could not be read, and no data. */
export function createPaystackDisputes(
  config: Config['paystack'],
  log: Pick<Log, 'warn'>,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): Chargebacks {
  const ask = createPaystackClient(config, timeoutMilliseconds);
  const pathOf = (id: string, rest = '') => `/dispute/${encodeURIComponent(id)}${rest}`;

  /**
   * Uploads a file of evidence to the address that Paystack gives for it.
   * @returns the name under which Paystack keeps it.
   */
  async function upload(id: string, file: Buffer): Promise<string> {
    const query = new URLSearchParams({ upload_filename: FILE_NAME });
    const announced = await ask(uploadAddress, {
      method: 'GET',
      path: pathOf(id, `/upload_url?${query.toString()}`),
    });
    if (announced.kind === 'no')
      throw new PaymentProviderError(`Paystack refused a file: ${announced.message}`);
    const { signedUrl, fileName } = announced.value.data;
    if (!isFileHost(new URL(signedUrl), new URL(config.baseUrl)))
      throw new PaymentProviderError('Paystack named another host for a file');
    let status: number;
    try {
      const response = await fetch(signedUrl, {
        method: 'PUT',
        redirect: 'error',
        headers: { 'content-type': 'application/pdf' },
        body: new Uint8Array(file),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      ({ status } = response);
      await response.body?.cancel();
    } catch (error) {
      throw new PaymentProviderError('The store of files did not answer', { cause: error });
    }
    if (status >= 300) throw new PaymentProviderError(`The store of files answered ${status}`);
    return fileName;
  }

  return {
    async list({ status, from }) {
      const found: ChargebackState[] = [];
      for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const query = new URLSearchParams({
          status,
          perPage: String(DISPUTES_PER_PAGE),
          page: String(page),
          ...(from === undefined ? {} : { from: from.toISOString() }),
        });
        const answer = await ask(disputeList, { method: 'GET', path: `/dispute?${query.toString()}` });
        if (answer.kind === 'no')
          throw new PaymentProviderError(`Paystack answered ${answer.status} to a list`);
        const { disputes, odd } = readDisputes(answer.value.data);
        if (odd > 0) log.warn({ odd }, 'chargebacks in a list of the provider cannot be read');
        found.push(...disputes);
        if (page >= answer.value.meta.pageCount) break;
      }
      return found;
    },

    async look(id) {
      const answer = await ask(oneDispute, { method: 'GET', path: pathOf(id) });
      if (answer.kind === 'yes') return chargebackStateOf(answer.value.data);
      if (answer.status === 404) return undefined;
      throw new PaymentProviderError(`Paystack answered ${answer.status} to a look`);
    },

    async addEvidence(id, { customerEmail, customerName, customerPhone, serviceDetails }) {
      const answer = await ask(addedEvidence, {
        method: 'POST',
        path: pathOf(id, '/evidence'),
        body: {
          customer_email: customerEmail,
          customer_name: customerName,
          customer_phone: customerPhone,
          service_details: serviceDetails,
        },
      });
      return answer.kind === 'yes'
        ? { kind: 'added', evidenceId: answer.value.data.id }
        : { kind: 'refused', reason: answer.message };
    },

    async answer(id, { answer, message, refundCents, evidenceId, file }) {
      const ended = await ask(endedDispute, {
        method: 'PUT',
        path: pathOf(id, '/resolve'),
        body: {
          resolution: answer === 'accepted' ? 'merchant-accepted' : 'declined',
          message,
          refund_amount: refundCents,
          uploaded_filename: await upload(id, file),
          ...(evidenceId === null ? {} : { evidence: Number(evidenceId) }),
        },
      });
      return ended.kind === 'yes' ? { kind: 'answered' } : { kind: 'refused', reason: ended.message };
    },
  };
}

/**
 * Files go only to Paystack's own hosts, or to the store that its documentation shows. In the sandbox both are one
 * host.
 */
const isFileHost = (address: URL, api: URL): boolean =>
  address.origin === api.origin ||
  (address.protocol === 'https:' &&
    ['.amazonaws.com', '.paystack.co', '.paystack.com'].some((end) => address.hostname.endsWith(end)));
