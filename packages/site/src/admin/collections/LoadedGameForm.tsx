import { GameForm, type GameFormProps } from '@croupier/ui/admin';

/** The form of a game, in a script of its own. */
export function LoadedGameForm(props: GameFormProps) {
  return <GameForm {...props} />;
}
