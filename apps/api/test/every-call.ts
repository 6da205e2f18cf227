import type { Call } from '@repo/api-client/contract/define-call';
import { contract } from '@repo/api-client/contract/index';

/** Every call of the contract by its name, for tests about all calls. */
export const everyCall: readonly (readonly [name: string, call: Call])[] = Object.values(contract).flatMap(
  (group) => Object.entries<Call>(group),
);

/** The address of a call, with the same id in every place for one. The id exists nowhere. */
export const addressOf = (call: Call, id: string): string =>
  call.path
    .replace('{kind}', 'check')
    .replace('{queue}', 'references')
    .replaceAll(/\{\w+\}/g, id) + (call.path.endsWith('purchase-callback') ? '?reference=am-0000' : '');
