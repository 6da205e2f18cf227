import { TEAM } from '@repo/api-client/queries/team';
import { saveOwnName, teamAccountQuery } from '@repo/api-client/queries/team-account';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useForm } from '@repo/ui/forms/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/** The form of the name that colleagues see. */
export function useNameForm(present: string, onSaved: () => void) {
  const cache = useQueryClient();
  return useForm({
    fields: ['name'],
    initial: { name: present },
    validate: ({ name }) =>
      name.trim() === '' ? { name: 'Please enter the name that colleagues see.' } : {},
    save: async (typed) => {
      const name = typed.name.trim();
      await saveOwnName(client, name);
      replaceCached(cache, teamAccountQuery(client).queryKey, (account) => account && { ...account, name });
      void invalidate(cache, { queryKey: TEAM });
    },
    onSaved,
    refusalOf: refusalOf('The name was not saved. Please try again.'),
  });
}
