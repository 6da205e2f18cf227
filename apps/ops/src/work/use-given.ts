import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useToast } from '@repo/ui/components/Toasts';
import { queryClient } from '../api/query-client.ts';

/** After a dialog about work: the words of the service, and lists as they are now. */
export function useGiven(onClose: () => void) {
  const tell = useToast();
  return ({ message }: { readonly message: string }) => {
    onClose();
    tell({ text: message, tone: 'success' });
    void invalidate(queryClient, { queryKey: WORK });
  };
}
