export { EmbedThis } from '../features/embed/embed-this';
