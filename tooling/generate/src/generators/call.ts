import type { Generator } from '../generator.ts';
import { inForm } from '../names.ts';
import { contractOf, declare } from './call-contract.ts';
import { handle } from './call-handler.ts';

export const callGenerator: Generator = {
  names: ['<area>', '<callName>'],
  makes: 'a call of the contract, of a new area or an existing one, with its handler',
  plan([area = '', call = ''], { read }) {
    inForm('kebab', 'The name of an area', area);
    inForm('camel', 'The name of a call', call);
    const [declared, handled] = [declare(read, area, call), handle(read, area, call)];
    return {
      files: { ...declared.files, ...handled.files },
      inserts: [...declared.inserts, ...handled.inserts],
      next: [
        `Say in ${contractOf(area)} its method, address, audience, summary, params, body and answer.`,
        'Let the handler hand what was parsed to a verb: npm run new -- verb <wing>/<hall> <verb-name>',
        'Confirm what was done by a code: packages/domain/src/confirmations/english.ts has the codes.',
        'Write its test over HTTP in apps/api/test. Who may not make it is tested already: ./pnpm --filter @repo/api exec vitest run test/access.test.ts',
        'Ask it from a screen through packages/api-client/src/queries.',
      ],
    };
  },
};
