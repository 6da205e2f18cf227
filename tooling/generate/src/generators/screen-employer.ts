import { lineInOrder } from '../anchors.ts';
import type { Insert, Read } from '../generator.ts';
import { toCamel, toTitle } from '../names.ts';
import { BACK, NOTHING } from './screen-tests.ts';

/** A page of the employer's app, with its words. */
export const employerPage = (name: string) => `import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** Replace this sentence: what it shows. */
export default function ${name}Page() {
  return (
    <Screen title="${toTitle(name)}" back={{ label: '${BACK}', href: paths.dashboard }}>
      <Text>${NOTHING}</Text>
    </Screen>
  );
}
`;

/** The address among those that the test of the employer's app holds. */
export const heldAddress = (read: Read, name: string, address: string): Insert =>
  lineInOrder(
    read,
    'apps/employer/src/paths.test.ts',
    /^ {6}"(\w+)": ".*",$/,
    `      "${toCamel(name)}": "${address}",`,
  );
