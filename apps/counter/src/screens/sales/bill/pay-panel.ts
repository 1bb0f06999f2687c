import { onDemand } from '../../shared/on-demand/on-demand.tsx';

/** Payments of a bill, whose code loads when it is needed. */
export const payPanel = onDemand(async () => (await import('../pay/PayPanel.tsx')).PayPanel);
