import { toCamel } from '../names.ts';

/** A page of the worker's app. Its words stand in the catalogues. */
export const workerPage = (name: string) => `import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** Replace this sentence: what it shows. */
export default function ${name}Page() {
  const { say } = useLanguage();
  return (
    <Screen
      title={say('${toCamel(name)}.title')}
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      <Text>{say('${toCamel(name)}.nothing')}</Text>
    </Screen>
  );
}
`;
