export { TicketPage as default } from './TicketPage.tsx';
