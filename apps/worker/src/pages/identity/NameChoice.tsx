import { answerIdentityName, type IdentityStatus } from '@repo/api-client/queries/identity';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Form } from '@repo/ui/patterns/Form';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../api/client.ts';
import { callRefusal } from '../../language/call-refusal.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { invalidateIdentity, cacheIdentity } from './identity-query.ts';

const fields = ['choice'] as const;
const choices = ['id_name', 'not_mine'] as const;
interface Values {
  readonly choice: '' | (typeof choices)[number];
}
const refusalOf = callRefusal('identity.name.failed');

interface NameChoiceProps {
  readonly names: NonNullable<IdentityStatus['names']>;
  readonly message: string;
}

/** The face matches and the name differs: the worker says which name is right. */
export function NameChoice({ names, message }: NameChoiceProps) {
  const { say } = useLanguage();
  const form = useWordedForm({
    fields,
    initial: (): Values => ({ choice: '' }),
    validate: ({ choice }) => (choice === '' ? { choice: 'identity.name.required' } : {}),
    save: async ({ choice }) => {
      if (choice !== '') cacheIdentity(await answerIdentityName(client, choice));
    },
    onSaved: () => undefined,
    refusalOf: (error) => {
      // The question may be closed already.
      void invalidateIdentity();
      return refusalOf(error);
    },
  });
  return (
    <>
      <Text>{message}</Text>
      <Card>
        <DefinitionList
          layout="stacked"
          items={[
            { term: say('identity.name.profile'), value: names.profile },
            { term: say('identity.name.id'), value: names.on_id },
          ]}
        />
      </Card>
      <Form
        form={form}
        label={say('identity.name.question')}
        actions={
          <Button type="submit" fullWidth busy={form.busy} busyLabel={say('identity.sending')}>
            {say('identity.name.send')}
          </Button>
        }
      >
        <RadioCards
          {...form.field('choice')}
          legend={say('identity.name.question')}
          options={[
            {
              value: 'id_name',
              title: say('identity.name.mine'),
              description: say('identity.name.mine.then'),
            },
            {
              value: 'not_mine',
              title: say('identity.name.notMine'),
              description: say('identity.name.notMine.then'),
            },
          ]}
          required
        />
      </Form>
    </>
  );
}
