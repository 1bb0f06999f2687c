import type { BillChange, BillView } from '@claypot/counter/sales';
import type { MemberVoucher } from '@claypot/sdk/counter';
import { useEffect, useEffectEvent } from 'react';
import { VoucherSheet } from './VoucherSheet.tsx';

interface OpenVoucherProps {
  readonly view: BillView;
  readonly voucher: MemberVoucher;
  readonly onChange: (change: BillChange) => void;
  readonly onClose: () => void;
}

/** Use of a voucher. It closes once the bill has the voucher, or the member is asked. */
export function OpenVoucher({ view, voucher, onChange, onClose }: OpenVoucherProps) {
  const { bill, isOnline, pending, problem } = view;
  const isUsed = bill?.voucher?.id === voucher.id;
  const isAsked = bill?.request?.state === 'open' && !pending.has('ask');
  const isDone = isUsed || isAsked;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const kind = problem?.kind;
  return (
    <VoucherSheet
      open
      name={voucher.name}
      isOnline={isOnline}
      isSending={pending.has('voucher')}
      isAsking={pending.has('ask')}
      error={kind === 'voucher' || kind === 'ask' ? (problem?.problem.code ?? null) : null}
      onCode={(code) => onChange({ kind: 'voucher', voucherId: voucher.id, code })}
      onAsk={() => onChange({ kind: 'ask', voucherId: voucher.id })}
      onClose={onClose}
    />
  );
}
