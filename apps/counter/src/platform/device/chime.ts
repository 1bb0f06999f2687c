/** Frequencies of the two tones, in Hz: a rising fourth, clear above kitchen noise. */
const TONES = [880, 1175] as const;
/** Length and distance of the tones, in seconds. */
const LENGTH = 0.32;
const DISTANCE = 0.24;
const VOLUME = 0.9;
const QUIET = 0.0001;

/** Plays the chime once. No sound file is needed. */
export function playChime(context: AudioContext): void {
  TONES.forEach((frequency, index) => {
    const start = context.currentTime + index * DISTANCE;
    const gain = context.createGain();
    // Without a fade, a tone begins and ends with a click.
    gain.gain.setValueAtTime(QUIET, start);
    gain.gain.exponentialRampToValueAtTime(VOLUME, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(QUIET, start + LENGTH);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
