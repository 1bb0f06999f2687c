/** Returns the remaining time as `1:04:09` or `4:09`; `0:00` once it has passed. */
export function countdown(now: Temporal.Instant, until: Temporal.Instant): string {
  const left = Math.max(0, Math.round((until.epochMilliseconds - now.epochMilliseconds) / 1000));
  const [hours, minutes, seconds] = [
    Math.floor(left / 3600),
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
