import { toTitle } from '../names.ts';
import { NOTHING } from './screen-tests.ts';

/** A page of the team's site, with its words. */
export const opsPage = (name: string) => `import { Text } from '@repo/ui/primitives/Text';
import { Screen } from '../../shell/Screen.tsx';

/** Replace this sentence: what it shows. */
export default function ${name}Page() {
  return (
    <Screen title="${toTitle(name)}">
      <Text>${NOTHING}</Text>
    </Screen>
  );
}
`;
