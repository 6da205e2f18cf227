import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answeringDisputes, json, paystackSandbox } from '../../../test/paystack-sandbox.ts';
import { PaymentProviderError } from './payments.ts';

const paystack = paystackSandbox();
const opened = z.object({ id: z.number().transform(String) });

async function disputed(): Promise<string> {
  await paystack.openAnd('success', 'card');
  return opened.parse(await paystack.control('POST', '/disputes', { reference: paystack.reference })).id;
}
const given = (answer: 'accepted' | 'declined', evidenceId: string | null = null) => ({
  answer,
  message: 'The report was delivered.',
  refundCents: answer === 'accepted' ? 100_000 : 0,
  evidenceId,
  file: Buffer.from('%PDF-1.4'),
});
const evidence = {
  customerEmail: 'household@example.com',
  customerName: 'Njeri Test',
  customerPhone: '+254700000010',
  serviceDetails: 'The report was delivered.',
};

describe('disputes', () => {
  it('are looked at and listed with their due time', async () => {
    const id = await disputed();
    const state = {
      providerDisputeId: id,
      reference: paystack.reference,
      status: 'awaiting-merchant-feedback',
      category: 'chargeback',
      amountCents: 100_000,
      openedAt: expect.any(Date) as unknown,
      dueAt: expect.any(Date) as unknown,
      resolution: null,
      resolvedAt: null,
    };
    await expect(paystack.chargebacks.look(id)).resolves.toEqual(state);
    await expect(paystack.chargebacks.list({ status: 'awaiting-merchant-feedback' })).resolves.toContainEqual(
      state,
    );
    await expect(
      paystack.chargebacks.list({ status: 'awaiting-merchant-feedback', from: new Date('2100-01-01') }),
    ).resolves.toEqual([]);
    await expect(paystack.chargebacks.look('1')).resolves.toBeUndefined();
  });

  it('are declined with evidence and a file', async () => {
    const id = await disputed();
    const added = await paystack.chargebacks.addEvidence(id, evidence);
    expect(added).toEqual({ kind: 'added', evidenceId: expect.stringMatching(/^\d+$/) as unknown });
    const evidenceId = added.kind === 'added' ? added.evidenceId : null;
    await expect(paystack.chargebacks.answer(id, given('declined', evidenceId))).resolves.toEqual({
      kind: 'answered',
    });
    await expect(paystack.chargebacks.look(id)).resolves.toMatchObject({
      status: 'resolved',
      resolution: 'declined',
    });
    expect(await paystack.control('GET', '/disputes')).toMatchObject({
      disputes: expect.arrayContaining([
        expect.objectContaining({
          attachment_bytes: 8,
          messages: expect.arrayContaining([given('declined').message]),
        }),
      ]),
    });
    await expect(paystack.payments.verify(paystack.reference)).resolves.toMatchObject({ kind: 'paid' });
  });

  it('are accepted: the money goes back. A second answer is refused', async () => {
    const id = await disputed();
    await paystack.chargebacks.answer(id, given('accepted'));
    await expect(paystack.payments.verify(paystack.reference)).resolves.toMatchObject({ kind: 'reversed' });
    await expect(paystack.chargebacks.answer(id, given('declined'))).resolves.toMatchObject({
      kind: 'refused',
    });
  });

  it('hide nobody when one of a list is odd', async () => {
    const good = { id: 7, status: 'pending', transaction: { reference: 'am-TEST' } };
    const provider = await answeringDisputes(
      json(200, { data: [null, { id: 6, status: 'pending' }, good, { ...good, id: 8, status: 'parked' }] }),
    );
    const found = await provider.list({ status: 'pending' });
    expect(found.map(({ providerDisputeId, status }) => [providerDisputeId, status])).toEqual([
      ['7', 'pending'],
      ['8', 'pending'],
    ]);
  });

  it('are read over all pages', async () => {
    const asked: string[] = [];
    const provider = await answeringDisputes((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('page') ?? '');
      json(200, { data: [], meta: { pageCount: 3 } })(request, response);
    });
    await provider.list({ status: 'resolved' });
    expect(asked).toEqual(['1', '2', '3']);
  });

  it('send no file to a host that is not the provider’s', async () => {
    const provider = await answeringDisputes(
      json(200, { status: true, data: { signedUrl: 'https://files.example.com/x', fileName: 'x' } }),
    );
    await expect(provider.answer('7', given('declined'))).rejects.toThrow(/another host/);
  });

  it.each([401, 403, 500])('know nothing by a %s', async (status) => {
    const provider = await answeringDisputes(json(status, { status: false, message: 'No' }));
    await expect(provider.look('7')).rejects.toThrow(PaymentProviderError);
    await expect(provider.list({ status: 'pending' })).rejects.toThrow(PaymentProviderError);
  });
});
