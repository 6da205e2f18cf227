import { failureText } from '@repo/api-client/client/failure-text';
import { forgetView, savedViewsQuery, type SavedView } from '@repo/api-client/queries/work';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { IconButton } from '@repo/ui/components/IconButton';
import { TextLink } from '@repo/ui/components/TextLink';
import { useToast } from '@repo/ui/components/Toasts';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { client } from '../../api/client.ts';
import { changeAtOnce } from '../../api/change-at-once.ts';
import { Section } from '../../parts/Section.tsx';
import { queueAddress } from '../../work/queue-address.ts';
import { filterText } from '../../work/work-words.ts';

const columns: readonly TableColumn<SavedView, 'name' | 'filters' | 'actions'>[] = [
  {
    key: 'name',
    header: 'View',
    cell: (view) => <TextLink href={queueAddress(view)}>{view.name}</TextLink>,
  },
  { key: 'filters', header: 'Shows', cell: filterText },
  { key: 'actions', header: 'Actions', actions: true, cell: (view) => <Remove view={view} /> },
];

/** The filtered queues that the member saved. */
export const SavedViews = ({ views }: { readonly views: readonly SavedView[] }) => (
  <Section title="Saved views">
    <DataTable
      caption="Saved views"
      hideCaption
      columns={columns}
      rows={views}
      rowKey={({ id }) => id}
      rowHeader="name"
      compact
      empty={null}
    />
  </Section>
);

function Remove({ view }: { readonly view: SavedView }) {
  const tell = useToast();
  const removing = useAction(
    async () => {
      // Said here, because the change takes this row away.
      try {
        const { message } = await changeAtOnce(
          savedViewsQuery(client).queryKey,
          ({ views }) => ({ views: views.filter(({ id }) => id !== view.id) }),
          () => forgetView(client, view.id),
        );
        tell({ text: message, tone: 'success' });
      } catch (error) {
        tell({ text: failureText(error, 'It was not removed. Please try again.'), tone: 'danger' });
      }
    },
    () => undefined,
  );
  return (
    <IconButton label={`Remove ${view.name}`} icon={<BinIcon />} onClick={() => removing.run(undefined)} />
  );
}
